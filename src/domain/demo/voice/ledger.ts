import { NUMERAL } from './numberWords'
import type { Piece } from './template'

/** Which sentences the solves of a library have said so far, so that the next solve says others. */
export interface Ledger {
  /** Solves in which the most worn of these sentences was heard; this one counts for several. */
  wear(pieces: readonly Piece[], solve: number): number
  hear(pieces: readonly Piece[], solve: number): void
}

/** Words from which a sentence is noticed when it comes back in another solve. */
const NOTICED = 4

/** How many other solves the same sentence in this one weighs as much as. */
const HERE = 3

/** An empty ledger: nothing was said yet. */
export function createLedger(): Ledger {
  const solves = new Map<string, Set<number>>()
  return {
    wear: (pieces, solve) =>
      Math.max(
        0,
        ...sentencesOf(pieces).map((sentence) => {
          const heard = solves.get(sentence)
          return heard ? heard.size + (heard.has(solve) ? HERE - 1 : 0) : 0
        }),
      ),
    hear(pieces, solve) {
      for (const sentence of sentencesOf(pieces))
        solves.set(sentence, (solves.get(sentence) ?? new Set()).add(solve))
    },
  }
}

/** The sentences that are long enough to be noticed, in small letters. */
function sentencesOf(pieces: readonly Piece[]): string[] {
  return pieces
    .map((piece) => (piece.kind === 'word' ? piece.text.replaceAll(NUMERAL, '') : ''))
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase()
    .split(/(?<=[.?!]) /)
    .filter((sentence) => sentence.split(' ').length >= NOTICED)
}
