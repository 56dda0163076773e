import { measure } from './boundedLz'

/** Half-mended texts followed at a time, and slashes put back in one text. */
const width = 6
const depth = 6

interface Mended {
  readonly text: string
  /** Characters up to which it decodes. */
  readonly reach: number
  /** Where the last slash was put back; the next one comes there or after it. */
  readonly from: number
}

/**
 * Texts the base64 may have been before something on its way lost slashes: servers and browsers fold `//` in a path
 * into `/`. A lost character shifts every later bit, so decoding breaks sooner or later after it: the slash that is
 * to be doubled stands before the break, and doubling it lets decoding go further. Bits alone cannot tell the right
 * one for sure, so every text that decodes to its end is offered, and the caller looks whether a puzzle is in it.
 * Stops when `budget.characters` of base64 have been walked.
 */
export function* restoreSlashes(base64: string, budget: { characters: number }): Iterable<string> {
  let front: readonly Mended[] = [{ text: base64, reach: walk(base64, budget), from: 0 }]
  for (let round = 0; round < depth && front.length > 0; round++) {
    const next: Mended[] = []
    for (const { text, reach, from } of front) {
      for (let at = Math.min(reach, text.length - 1); at >= from; at--) {
        if (text[at] !== '/' || text[at - 1] === '/') continue
        if (budget.characters < 0) return
        const mended = `${text.slice(0, at)}/${text.slice(at)}`
        const reached = walk(mended, budget)
        if (reached >= mended.length) yield mended
        next.push({ text: mended, reach: reached, from: at })
      }
    }
    front = next.sort((a, b) => b.reach - a.reach).slice(0, width)
  }
}

/** Up to where a text decodes, in characters; its length if it ends where the text does. */
function walk(base64: string, budget: { characters: number }): number {
  const { ok, at } = measure(base64)
  budget.characters -= at
  const end = base64.replace(/=+$/, '').length
  return ok && at >= end - 2 ? base64.length : Math.min(at, base64.length - 1)
}
