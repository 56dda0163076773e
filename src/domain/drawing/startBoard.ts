import type { Board } from '../board/board'
import { EMPTY_CELL } from '../board/emptyCell'
import { makeCell } from '../board/makeCell'
import { sortedItems } from '../board/sortedItems'
import type { Puzzle } from '../puzzle/puzzle'

/** The board before the first action: empty but for the marks the puzzle comes with. */
export function startBoard(puzzle: Puzzle): Board {
  const cells = puzzle.cells.map(({ corner, centre }) =>
    makeCell({
      value: '',
      centre: sortedItems(centre.join(',')),
      corner: sortedItems(corner.join(',')),
      colours: [],
      selected: false,
      pen: [],
    }),
  )
  return { rows: puzzle.rows, cols: puzzle.cols, cellAt: (index) => cells[index] ?? EMPTY_CELL }
}
