import type { Stage } from './stage'

/**
 * True where a value in `by` can be seen to keep its symbol out of `cell`: along a row or column, in a box, a knight's
 * move away. Cells that are only kept apart by a clue do not see each other.
 */
export function blockedBy({ layout, puzzle }: Stage, cell: number, by: number): boolean {
  const { rowOf, colOf, regionOf } = layout
  if (cell === by) return false
  const rows = Math.abs(rowOf[cell]! - rowOf[by]!)
  const cols = Math.abs(colOf[cell]! - colOf[by]!)
  if (rows === 0 || cols === 0 || regionOf[cell] === regionOf[by]) return true
  return puzzle.antiKnight && rows + cols === 3
}

/** A cell that holds the symbol and sees this one; undefined where none does. */
export function seerOf(stage: Stage, cell: number, symbol: number): number | undefined {
  const { values } = stage.knowledge
  return stage.layout.peers[cell]!.find(
    (peer) => values[peer] === symbol && blockedBy(stage, cell, peer),
  )
}

/** How one cell sees others, after "looks" and after a noun: "along the row", "in the row". */
export interface Sight {
  readonly look: string
  readonly at: string
}

export function sightOf(stage: Stage, by: number, cells: readonly number[]): Sight {
  const { rowOf, colOf, regionOf } = stage.layout
  const { random } = stage
  const all = (of: readonly number[]) => cells.every((cell) => of[cell] === of[by])
  if (all(rowOf))
    return {
      look: random.pick(['along the row', 'along here', 'across the row']),
      at: random.pick(['in the row', 'in the same row']),
    }
  if (all(colOf)) {
    const down = cells.every((cell) => cell > by)
    return {
      look: down ? random.pick(['down the column', 'down here']) : 'up the column',
      at: random.pick(['in the column', 'in the same column']),
    }
  }
  if (all(regionOf)) {
    const kind = stage.puzzle.boxes ? 'box' : 'region'
    return { look: `into this ${kind}`, at: `in the same ${kind}` }
  }
  if (stage.puzzle.antiKnight && cells.length === 1)
    return { look: "a knight's move away", at: "a knight's move away" }
  return { look: 'this way', at: 'here' }
}
