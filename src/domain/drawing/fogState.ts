import type { Cell } from '../board/cell'
import type { Puzzle } from '../puzzle/puzzle'
import { CELL } from './cellSize'
import type { FogMask, ViewBox } from './drawList'
import { outlinePath } from './outlinePath'

/**
 * The fogged cells (row-major indices, ascending) of a puzzle for the values shown, or null without fog. Lit are the
 * puzzle's own lights and what right values light: their 3×3, only themselves on a given cell ("deep fog"), or, in
 * puzzles with triggers, what a trigger lights whose cells are all right. Without a solution every value is right.
 * Recomputed from the board every time: fog can come back.
 */
export function foggedCells(puzzle: Puzzle, cellAt: (index: number) => Cell): number[] | null {
  const { fog, rows, cols } = puzzle
  if (!fog) return null
  const lit = new Set(fog.lights)
  const right = (index: number): boolean => {
    const value = cellAt(index).value
    if (value === '') return false
    const wanted = solutionAt(puzzle, index)
    return wanted === '' || wanted.toLowerCase() === value.toLowerCase()
  }
  if (fog.triggers) {
    for (const trigger of fog.triggers) {
      if (trigger.cells.length > 0 && trigger.cells.every(right)) {
        for (const index of trigger.lights) lit.add(index)
      }
    }
  } else {
    for (let index = 0; index < rows * cols; index++) {
      if (!right(index)) continue
      const given = puzzle.cells[index]?.given ?? ''
      if (given !== '') {
        if (given === cellAt(index).value) lit.add(index)
        continue
      }
      const row = Math.floor(index / cols)
      const col = index % cols
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (let c = Math.max(0, col - 1); c <= Math.min(cols - 1, col + 1); c++)
          lit.add(r * cols + c)
      }
    }
  }
  const fogged: number[] = []
  for (let index = 0; index < rows * cols; index++) if (!lit.has(index)) fogged.push(index)
  return fogged
}

/** The stored solution's value of a cell, '' where there is none to check. */
function solutionAt(puzzle: Puzzle, index: number): string {
  const { solution } = puzzle.metadata
  if (solution === null) return ''
  const value = solution[index] ?? ''
  return value === '.' || value === '?' ? '' : value
}

/** Widths and visibility of the soft edge's bands, widest first. Source: SudokuPad's fog mask. */
const BANDS: FogMask['bands'] = [
  { width: CELL * 0.4, visible: 230 / 255 },
  { width: CELL * 0.3, visible: 219 / 255 },
  { width: CELL * 0.2, visible: 187 / 255 },
  { width: CELL * 0.1, visible: 134 / 255 },
]

/** The mask for fogged cells of a grid `cols` wide, in a drawing of those bounds. */
export function fogMask(fogged: readonly number[], cols: number, bounds: ViewBox): FogMask {
  const cells = fogged.map((index) => [Math.floor(index / cols), index % cols] as const)
  return { bounds, path: outlinePath(cells, 0), bands: BANDS }
}
