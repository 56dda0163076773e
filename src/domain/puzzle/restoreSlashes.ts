import { measure } from './boundedLz'

/** Runs of slashes tried before the place where decoding breaks: it breaks within a few codes of the loss. */
const nearby = 24

/**
 * Puts back slashes that something on the way lost: servers and browsers fold `//` in a path into `/`, and base64
 * has such pairs. A lost character shifts every later bit, so decoding soon breaks; doubling the slash that lets
 * it go furthest, again and again, finds them all. Null if that does not lead to a whole text, or takes longer than
 * walking `budget.characters` of base64 (which it counts down).
 */
export function restoreSlashes(base64: string, budget: { characters: number }): string | null {
  let text = base64
  let reached = walk(text)
  while (reached < Number.POSITIVE_INFINITY) {
    let best: { text: string; reached: number } | null = null
    let tried = 0
    for (let at = Math.min(Math.floor(reached), text.length - 1); at >= 0 && tried < nearby; at--) {
      if (text[at] !== '/' || text[at - 1] === '/') continue
      tried += 1
      budget.characters -= Math.min(at, text.length)
      if (budget.characters < 0) return null
      const candidate = `${text.slice(0, at)}/${text.slice(at)}`
      const gets = walk(candidate)
      if (best === null || gets > best.reached) best = { text: candidate, reached: gets }
      if (gets === Number.POSITIVE_INFINITY) break
    }
    // One character longer in any case: only what gets beyond that is progress.
    if (best === null || best.reached <= reached + 1) return null
    text = best.text
    reached = best.reached
  }
  return text === base64 ? null : text
}

/** Where decoding breaks, in characters; infinity if it ends where the text does. */
function walk(base64: string): number {
  const { ok, at } = measure(base64)
  const end = base64.replace(/=+$/, '').length
  return ok && at >= end - 2 ? Number.POSITIVE_INFINITY : at
}
