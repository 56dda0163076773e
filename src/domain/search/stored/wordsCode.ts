import { byteReader, byteWriter } from './bytes'

export interface CountedWord {
  readonly word: string
  readonly count: number
}

/** Ordered words as what they share with the word before, the rest, and the count. */
export function writeWords(words: readonly CountedWord[]): Uint8Array {
  const out = byteWriter()
  out.number(words.length)
  let before = ''
  for (const { word, count } of words) {
    let shared = 0
    while (shared < word.length && word[shared] === before[shared]) shared++
    out.number(shared)
    out.text(word.slice(shared))
    out.number(count)
    before = word
  }
  return out.finish()
}

/** Throws DamagedBytes. */
export function* readWords(bytes: Uint8Array): Iterable<CountedWord> {
  const reader = byteReader(bytes)
  const count = reader.number()
  let before = ''
  for (let i = 0; i < count; i++) {
    const shared = reader.number()
    const word = before.slice(0, shared) + reader.text()
    yield { word, count: reader.number() }
    before = word
  }
}
