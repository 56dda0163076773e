import type { Puzzle } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL } from './cellSize'
import type { Shape } from './drawList'
import { outlinePath } from './outlinePath'
import { boardTheme } from './theme'

/** The thin grid: every line of the full rectangle, also where cells belong to no region. */
export function drawGrid(rows: number, cols: number, settings: BoardSettings): Shape {
  const width = cols * CELL
  const height = rows * CELL
  const lines: string[] = []
  for (let row = 0; row <= rows; row++) lines.push(`M0 ${row * CELL} L${width} ${row * CELL}`)
  for (let col = 0; col <= cols; col++) lines.push(`M${col * CELL} 0 L${col * CELL} ${height}`)
  return {
    kind: 'path',
    layer: 'cell-grids',
    d: lines.join(' '),
    stroke: boardTheme(settings.theme).ink,
    strokeWidth: 1,
    strokeLinejoin: 'bevel',
  }
}

/** The box borders: one thick outline a region; a puzzle without regions has none, not even an outer one. */
export function drawBoxes(puzzle: Puzzle, settings: BoardSettings): Shape[] {
  return puzzle.regions.map((region) => ({
    kind: 'path',
    layer: 'cell-grids',
    d: outlinePath(
      region.map((index) => [Math.floor(index / puzzle.cols), index % puzzle.cols] as const),
      0,
    ),
    stroke: boardTheme(settings.theme).ink,
    strokeWidth: 3,
  }))
}
