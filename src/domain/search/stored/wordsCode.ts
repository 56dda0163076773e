import { byteWriter } from './bytes'

export interface CountedWord {
  readonly word: string
  readonly count: number
}

/** Ordered words as what they share with the word before, the rest, and the count (`readVocabulary`). */
export function writeWords(words: readonly CountedWord[]): Uint8Array {
  const out = byteWriter()
  out.number(words.length)
  let before = ''
  for (const { word, count } of words) {
    let shared = 0
    while (shared < word.length && word[shared] === before[shared]) shared++
    // A letter of two halves is not cut: half of one cannot be written.
    if (isFirstHalf(word.charCodeAt(shared - 1))) shared--
    out.number(shared)
    out.text(word.slice(shared))
    out.number(count)
    before = word
  }
  return out.finish()
}

function isFirstHalf(letter: number): boolean {
  return letter >= 0xd800 && letter < 0xdc00
}
