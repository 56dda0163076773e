import type { Random } from '../random/random'
import type { Piece } from './template'

const OPENERS = ['Um,', 'Er,', 'Well,', 'So,', 'Okay, so', 'Uh,']

/** Words that can be said twice at the start of a sentence without sounding wrong. */
const DOUBLED = new Set([
  'it',
  "it's",
  'that',
  "that's",
  'this',
  'so',
  'and',
  'in',
  'what',
  'if',
  'i',
  "i'm",
  'the',
  'not',
  'with',
])

/**
 * People stumble: now and then the first word of what they begin to say is said twice, or a filler comes before it.
 * Nothing else is touched, so that what is said stays true.
 */
export function disfluent(pieces: readonly Piece[], random: Random, rate: number): Piece[] {
  const at = pieces.findIndex(({ kind }) => kind === 'word')
  const first = pieces[at]
  if (first?.kind !== 'word' || /[.?!,]$/.test(first.text) || !random.chance(rate))
    return [...pieces]
  return [...pieces.slice(0, at), ...stumbled(first, random), ...pieces.slice(at + 1)]
}

function stumbled(first: Extract<Piece, { kind: 'word' }>, random: Random): Piece[] {
  if (DOUBLED.has(first.text.toLowerCase()) && random.chance(0.5))
    return [
      { ...first, text: `${first.text},` },
      { kind: 'word', text: lower(first.text), act: null },
    ]
  if (
    /^(So|And|Now|Then|Right|Okay|Well|Oh|Yes|No|Hmm|Um|But|Ah|Hello|Good|Which)\b/.test(first.text)
  )
    return [first]
  const opener = random.pick(OPENERS).split(' ')
  return [
    ...opener.map((text): Piece => ({ kind: 'word', text, act: null })),
    { ...first, text: lower(first.text) },
  ]
}

function lower(word: string): string {
  return /^(I|I'.*|[B-Z]|X-Wing|XY-Wing|German|Kropki)$/.test(word)
    ? word
    : word.charAt(0).toLowerCase() + word.slice(1)
}
