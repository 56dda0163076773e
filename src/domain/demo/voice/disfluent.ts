import type { Random } from '../random/random'
import type { Piece } from './template'

const OPENERS = ['Um,', 'Er,', 'Well,', 'So,', 'Now,', 'Okay, so', 'Right,', 'And', 'Yes,', 'Uh,']

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
 * People stumble: now and then the first word of a sentence is said twice, or a filler comes before it. Nothing else is
 * touched, so that what is said stays true.
 */
export function disfluent(pieces: readonly Piece[], random: Random, rate: number): Piece[] {
  const out: Piece[] = []
  let starts = true
  for (const piece of pieces) {
    if (piece.kind !== 'word') {
      out.push(piece)
      continue
    }
    const plain = piece.text.toLowerCase()
    const first = starts && piece.text.length > 0
    starts = /[.?!]$/.test(piece.text)
    if (!first || starts || !random.chance(rate)) {
      out.push(piece)
      continue
    }
    if (DOUBLED.has(plain) && random.chance(0.4)) {
      out.push({ ...piece, text: `${piece.text},` })
      out.push({ kind: 'word', text: lower(piece.text), act: null })
    } else if (/^(So|And|Now|Right|Okay|Well|Oh|Yes|No|Hmm|Um|But)\b/.test(piece.text)) {
      out.push(piece)
    } else {
      const opener = random.pick(OPENERS).split(' ')
      for (const word of opener) out.push({ kind: 'word', text: word, act: null })
      out.push({ ...piece, text: lower(piece.text) })
    }
  }
  return out
}

function lower(word: string): string {
  return /^(I|I'.*|[A-Z][A-Z-]*|X-Wing|XY-Wing|German|Kropki)$/.test(word)
    ? word
    : word.charAt(0).toLowerCase() + word.slice(1)
}
