import { normalWord } from './normalWord'
import { isApostrophe, isWordCharacter } from './wordCharacters'

/** The words of a text as search sees them: parallel arrays. */
export interface Tokens {
  readonly count: number
  /** Character offset of each token's first character. */
  readonly start: Uint32Array
  /** Character offset after each token's last character. */
  readonly end: Uint32Array
  /** Each token's normal form (`normalWord`). */
  readonly normal: readonly string[]
}

/** Written form → normal form of words met before. Bounded: a hostile text cannot grow it without end. */
const known = new Map<string, string>()
const KNOWN_LIMIT = 200_000

/**
 * Cuts a text into words: runs of letters and digits of any script; an apostrophe inside a run belongs to it,
 * every other character (hyphens too: "x-wing" is two words) separates.
 *
 * @param text any text; never throws
 */
export function tokenise(text: string): Tokens {
  const start: number[] = []
  const end: number[] = []
  const normal: string[] = []
  let i = 0
  while (i < text.length) {
    if (!isWordCharacter(text, i)) {
      i++
      continue
    }
    const from = i
    i = wordEnd(text, from)
    start.push(from)
    end.push(i)
    normal.push(normalOf(text.slice(from, i)))
  }
  return {
    count: normal.length,
    start: Uint32Array.from(start),
    end: Uint32Array.from(end),
    normal,
  }
}

function wordEnd(text: string, from: number): number {
  let i = from
  while (i < text.length) {
    if (isWordCharacter(text, i)) i++
    else if (
      isApostrophe(text.charCodeAt(i)) &&
      i + 1 < text.length &&
      isWordCharacter(text, i + 1)
    )
      i++
    else break
  }
  return i
}

function normalOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= KNOWN_LIMIT) known.clear()
  const form = normalWord(word)
  known.set(word, form)
  return form
}
