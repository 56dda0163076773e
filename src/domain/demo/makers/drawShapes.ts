import type { Constraint } from '../puzzle/constraint'
import type { Random } from '../random/random'
import { crossingOf, randomPath } from './paths'
import type { Frame } from './randomGrid'

/** Draws clues before there is a grid: the grid is then searched to fit them. */
export type DrawShapes = (frame: Frame, random: Random) => readonly Constraint[]

export interface ShapeWish {
  readonly kind: 'whisper' | 'thermo' | 'renban' | 'palindrome'
  readonly shortest: number
  readonly longest: number
  /** Cells covered in all, about. */
  readonly cells: number
}

/** Lines in pairs, each the other turned by half a turn: what setters like the look of. */
export function symmetricLines(wish: ShapeWish): DrawShapes {
  return (frame, random) => {
    const { size } = frame
    const turn = (cell: number) => size * size - 1 - cell
    const taken = new Set<number>([(size * size - 1) / 2])
    const crossed = new Set<string>()
    const lines: Constraint[] = []
    for (let tries = 0; tries < 300 && taken.size <= wish.cells; tries++) {
      const path = randomPath(
        {
          size,
          diagonal: true,
          shortest: wish.shortest,
          longest: wish.longest,
          fits: (cells) =>
            new Set([...cells, ...cells.map(turn)]).size === cells.length * 2 &&
            (wish.kind !== 'whisper' || !turnsBack(cells, size)),
        },
        taken,
        crossed,
        random,
      )
      if (!path) continue
      for (const cells of [path, path.map(turn)]) {
        lines.push({ kind: wish.kind, cells })
        cells.forEach((cell, i) => {
          taken.add(cell)
          const crossing = i > 0 ? crossingOf(cells[i - 1]!, cell, size) : null
          if (crossing) crossed.add(crossing)
        })
      }
    }
    return lines
  }
}

/** Three cells in a row that all touch: on a whisper the outer two would share a box corner for nothing. */
function turnsBack(cells: readonly number[], size: number): boolean {
  if (cells.length < 3) return false
  const [a, , c] = cells.slice(-3) as [number, number, number]
  return (
    Math.abs(Math.floor(a / size) - Math.floor(c / size)) <= 1 &&
    Math.abs((a % size) - (c % size)) <= 1
  )
}
