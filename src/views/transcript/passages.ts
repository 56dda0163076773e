/**
 * Sentences in a passage: one box that the browser lays out and paints only when it comes near the view. A box a
 * sentence costs more than it saves: a frame of scrubbing then asks fifteen hundred boxes whether they are in sight.
 */
export const PASSAGE = 8

/** The paragraph of a sentence; null while the transcript is not on the page. */
export function paragraphOf(root: Element, sentence: number): Element | null {
  return root.children[Math.floor(sentence / PASSAGE)]?.children[sentence % PASSAGE] ?? null
}

/** The sentence that a place of the page is in, or -1. */
export function sentenceAt(root: Element, node: Node | null): number {
  const paragraph = (node instanceof Element ? node : node?.parentElement)?.closest('p')
  const passage = paragraph?.parentElement
  if (!paragraph || passage?.parentElement !== root) return -1
  const before = Array.prototype.indexOf.call(root.children, passage) * PASSAGE
  return before + Array.prototype.indexOf.call(passage.children, paragraph)
}
