/** Longer rooms are made anew each time: they are rare, and would be kept for good. */
const MOST_KEPT = 500_000

/**
 * Room for numbers that is used again and again: lists as long as a frequent word's postings are otherwise garbage that
 * lies about until the next collection, more of it than everything that is kept. Whoever takes room fills it and
 * copies what came of it out before anything else can take it; nothing is awaited in between.
 */
export function scratch(): (length: number) => Uint32Array {
  let kept = new Uint32Array(0)
  return (length) => {
    if (length > MOST_KEPT) return new Uint32Array(length)
    if (kept.length < length) kept = new Uint32Array(Math.min(MOST_KEPT, 2 * length))
    return kept
  }
}
