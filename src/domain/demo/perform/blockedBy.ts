import type { Stage } from './stage'

/** True where a value in `by` keeps its symbol out of `cell`. */
export function blockedBy(stage: Stage, cell: number, by: number): boolean {
  return stage.layout.sees[by * stage.layout.cellCount + cell] === 1
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
