import { numberWords } from './numberWords'

const APOSTROPHES = /['’ʼ‘`]/g
const MARKS = /\p{M}/gu

/**
 * The form under which search keeps a word: lower case, accents and apostrophes dropped, numbers as digits.
 * Two words are "the same word" to an exact query when their normal forms are equal.
 *
 * @param word one word as written, without spaces or hyphens
 */
export function normalWord(word: string): string {
  let form = word.toLowerCase()
  for (let i = 0; i < form.length; i++) {
    if (form.charCodeAt(i) > 0x7f) {
      form = fold(form)
      break
    }
  }
  if (form.includes("'") || form.includes('`')) form = form.replace(APOSTROPHES, '')
  return numberWords.get(form) ?? form
}

/** Accents off, but only where that leaves something: a word of nothing but marks stays itself. */
function fold(word: string): string {
  const plain = word.replace(APOSTROPHES, '').normalize('NFKD').replace(MARKS, '').toLowerCase()
  return plain === '' ? word : plain
}
