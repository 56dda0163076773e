import type { Line, Point } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL, round2 } from './cellSize'
import type { Shape } from './drawList'
import { isLayerId } from './layers'
import { partColour, passedPaint } from './paintOf'
import { diagonalOf } from './uniqueGroups'

/** Way points as path data in user units; '' for none. */
export function wayPath(points: readonly Point[]): string {
  return points.length === 0
    ? ''
    : `M${points.map(([row, col]) => `${round2(col * CELL)} ${round2(row * CELL)}`).join(' L')}`
}

/** A sudoku-X diagonal, which SudokuPad draws over the digits' ground rather than under it. */
function isDiagonal(line: Line, rows: number, cols: number): boolean {
  return (
    line.colour?.toUpperCase() === '#34BBE6' &&
    (line.thickness ?? 1) >= 1 &&
    (line.thickness ?? 1) <= 2 &&
    rows === cols &&
    diagonalOf(line.wayPoints, rows) !== null
  )
}

/** A line of the puzzle: through its way points, or along its own path data. */
export function drawLine(
  line: Line,
  grid: { readonly rows: number; readonly cols: number },
  settings: BoardSettings,
): Shape {
  const home = isDiagonal(line, grid.rows, grid.cols) ? 'overlay' : 'arrows'
  const stroke = partColour(line.colour, settings.theme)
  return {
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...passedPaint(line.pass, settings.theme),
    ...(stroke === undefined ? {} : { stroke }),
    ...(line.thickness === undefined
      ? {}
      : { strokeWidth: line.thickness === 1 ? 2 : line.thickness }),
    kind: 'path',
    layer: isLayerId(line.target) ? line.target : home,
    d: line.d ?? wayPath(line.wayPoints),
  }
}
