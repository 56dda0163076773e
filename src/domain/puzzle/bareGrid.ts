import { boxesFor } from './boxesFor'
import type { Puzzle, PuzzleCell, PuzzleMetadata } from './puzzle'

/**
 * A plain sudoku grid: givens from `board` (row-major, one character a cell; `.`, `0`, `?` and blanks are empty),
 * ordinary boxes where the size has any, otherwise one outline round the grid.
 */
export function bareGrid(
  rows: number,
  cols: number,
  board: string,
  metadata: PuzzleMetadata,
): Puzzle {
  const marks = [...board]
  const cells: PuzzleCell[] = []
  for (let cell = 0; cell < rows * cols; cell++) {
    const mark = marks[cell] ?? '.'
    cells.push({ given: /^[.0?\s_]$/.test(mark) ? '' : mark, corner: [], centre: [] })
  }
  const boxes = boxesFor(rows, cols)
  // Boxes one cell high are rows, and say nothing.
  const boxed = boxes.length > 0 && boxes[0]![0]! + cols - 1 !== boxes[0]!.at(-1)
  return {
    rows,
    cols,
    cells,
    regions: boxed ? boxes : [cells.map((_, index) => index)],
    cages: [],
    lines: [],
    arrows: [],
    underlays: [],
    overlays: [],
    metadata,
    fog: null,
  }
}
