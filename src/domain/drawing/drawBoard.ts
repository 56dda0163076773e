import type { Board } from '../board/board'
import type { Puzzle } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL } from './cellSize'
import { type CellConflict, findConflicts } from './conflicts'
import { drawCell } from './drawCell'
import type { DrawList, Shape } from './drawList'
import { byLayer, drawPuzzle, type PuzzleDrawing } from './drawPuzzle'
import { drawSelection } from './drawSelection'
import { foggedCells, fogMask } from './fogState'

/** What of a board decides how its cells are drawn. */
export interface BoardSurroundings {
  /** Row-major indices, ascending; null without fog. */
  readonly fogged: readonly number[] | null
  readonly conflicts: ReadonlyMap<number, CellConflict>
}

/** Fog and conflicts of a board. */
export function surroundingsOf(drawing: PuzzleDrawing, board: Board): BoardSurroundings {
  const { puzzle, settings, groups } = drawing
  const fogged = foggedCells(puzzle, (index) => board.cellAt(index))
  if (settings.conflicts !== 'shown') return { fogged, conflicts: drawing.startConflicts }
  const hidden = new Set(fogged ?? [])
  const shown = (index: number): string => {
    const given = hidden.has(index) ? '' : (puzzle.cells[index]?.given ?? '')
    return given || board.cellAt(index).value
  }
  return { fogged, conflicts: findConflicts(groups, shown, (index) => board.cellAt(index)) }
}

/** The solver's marks of one cell of a board, `x` and `y` its top-left corner in user units. */
export function drawMarks(
  drawing: PuzzleDrawing,
  board: Board,
  index: number,
  around: { readonly fogged: boolean; readonly conflict: CellConflict | null },
  x: number,
  y: number,
): Shape[] {
  const puzzleCell = drawing.puzzle.cells[index] ?? { given: '', corner: [], centre: [] }
  const { zeroIsTen, settings } = drawing
  return drawCell(board.cellAt(index), { index, x, y, puzzleCell, zeroIsTen, ...around }, settings)
}

/** The cells a board itself says are selected (the highlight part of their states), row-major. */
export function highlightedCells(board: Board): number[] {
  const cells: number[] = []
  for (let index = 0; index < board.rows * board.cols; index++) {
    if (board.cellAt(index).selected) cells.push(index)
  }
  return cells
}

/** A puzzle's drawing with a board's marks and a selection (row-major indices) on it. */
export function drawOn(
  drawing: PuzzleDrawing,
  board: Board,
  selection: readonly number[],
): DrawList {
  const { puzzle, settings, groups } = drawing
  const { fogged, conflicts } = surroundingsOf(drawing, board)
  const hidden = new Set(fogged ?? [])
  const shapes: Shape[] = [...drawSelection(selection, { ...puzzle, groups }, settings)]
  for (let index = 0; index < puzzle.rows * puzzle.cols; index++) {
    const around = { fogged: hidden.has(index), conflict: conflicts.get(index) ?? null }
    const x = (index % puzzle.cols) * CELL
    const y = Math.floor(index / puzzle.cols) * CELL
    for (const shape of drawMarks(drawing, board, index, around, x, y)) shapes.push(shape)
  }
  return {
    viewBox: drawing.viewBox,
    shapes: byLayer([...drawing.shapes, ...shapes]),
    background: drawing.background,
    halo: drawing.halo,
    fog: fogged && fogMask(fogged, puzzle.cols, drawing.bounds),
  }
}

/** Puzzle, board and selection in one draw list. Draw many boards of one puzzle with `drawPuzzle` and `drawOn`. */
export function drawBoard(
  puzzle: Puzzle,
  board: Board,
  selection: readonly number[],
  settings: BoardSettings,
): DrawList {
  return drawOn(drawPuzzle(puzzle, settings), board, selection)
}
