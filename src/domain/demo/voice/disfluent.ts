import type { Random } from '../random/random'
import type { Piece } from './template'

const FILLERS = ['um,', 'er,', 'uh,', 'well,', 'you know,', 'I think,']

/** People stumble: now and then a word is said twice, or a filler slips in after the first words of a sentence. */
export function disfluent(pieces: readonly Piece[], random: Random, rate: number): Piece[] {
  const out: Piece[] = []
  let starts = true
  pieces.forEach((piece, i) => {
    out.push(piece)
    if (piece.kind !== 'word') return
    const plain = /^[A-Za-z']+$/.test(piece.text)
    const next = pieces[i + 1]
    const midway = plain && next?.kind === 'word' && next.act === null
    if (starts && midway && piece.text.length <= 4 && random.chance(rate)) {
      const again = random.chance(0.5)
      const first = out.pop()!
      out.push({ ...(first as typeof piece), text: `${piece.text},` })
      for (const word of again ? [lower(piece.text)] : random.pick(FILLERS).split(' '))
        out.push({ kind: 'word', text: word, act: null })
    }
    starts = /[.?!]$/.test(piece.text)
  })
  return out
}

function lower(word: string): string {
  return word === 'I' || word.startsWith("I'") ? word : word.toLowerCase()
}
