const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A whole number from 0 to 999 in words, as it is said. */
export function numberWord(n: number): string {
  if (n < 20) return SMALL[n]!
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 === 0 ? '' : `-${SMALL[n % 10]}`)
  const rest = n % 100
  return `${SMALL[Math.floor(n / 100)]} hundred${rest === 0 ? '' : ` and ${numberWord(rest)}`}`
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
)

/** A small ordinal in words. */
export function ordinalWord(n: number): string {
  return ORDINALS[n] ?? `${numberWord(n)}th`
}

/** The number a word says, or null. */
export function numberOfWord(word: string): number | null {
  const small = SMALL.indexOf(word)
  if (small >= 0) return small
  const [tens = '', ones] = word.split('-')
  const ten = TENS.indexOf(tens)
  if (ten < 2) return null
  if (ones === undefined) return ten * 10
  const one = SMALL.indexOf(ones)
  return one > 0 && one < 10 ? ten * 10 + one : null
}

/**
 * Marks the words of a digit or a number as such, so that the recogniser may write them as numerals and leaves "this
 * one" alone. The mark is not said.
 */
export const NUMERAL = '^'

/** The words, each marked. */
export function asNumeral(words: string): string {
  return words
    .split(' ')
    .map((word) => word + NUMERAL)
    .join(' ')
}

/** A number in words, marked as a numeral. */
export function numeral(n: number): string {
  return asNumeral(numberWord(n))
}

/** "ones", "sixes", "zeros". */
export function pluralOf(word: string): string {
  return word.endsWith('x') ? `${word}es` : `${word}s`
}

/** "a, b and c" or with another last word. */
export function listOf(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`
}

/** "a seven", "an eight". */
export function withArticle(word: string): string {
  return /^(eight|eleven|[aeiou]|[FHLMNRSX]$)/i.test(word) && !/^(one|u)/i.test(word)
    ? `an ${word}`
    : `a ${word}`
}
