import type { Deduction } from '../solve/deduction'
import type { Stage } from './stage'

/** True where the cell's centre marks have come down to this symbol. */
export function isLoneCentre({ desk, puzzle }: Stage, cell: number, symbol: number): boolean {
  const { centre, value } = desk.cells[cell]!
  return value === '' && centre.size === 1 && centre.has(puzzle.symbols[symbol]!)
}

/** True where the cell has the only corner mark of this symbol among the open cells of the list. */
export function isLoneCorner(
  { desk, puzzle }: Stage,
  cells: readonly number[],
  cell: number,
  symbol: number,
): boolean {
  const marked = cells.filter((c) => {
    const { value, corner } = desk.cells[c]!
    return value === '' && corner.has(puzzle.symbols[symbol]!)
  })
  return marked.length === 1 && marked[0] === cell
}

/**
 * A digit that the marks on the board already give: the only one left in a cell, or the only corner mark of a box. Null
 * when there is none. Nobody looks elsewhere before it is written. `knowledge` may be ahead of the board.
 */
export function loneMark(stage: Stage, knowledge = stage.knowledge): Deduction | null {
  const { techniques } = stage
  const find = (id: string) => techniques.find((technique) => technique.id === id)?.find(knowledge)
  return (
    find('naked-single')?.find(({ place }) => isLoneCentre(stage, place!.cell, place!.symbol)) ??
    find('hidden-single')?.find(
      ({ place, houses }) =>
        houses[0]!.kind === 'region' &&
        isLoneCorner(stage, houses[0]!.cells, place!.cell, place!.symbol),
    ) ??
    null
  )
}
