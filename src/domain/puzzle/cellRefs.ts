import { limits } from './limits'
import type { Point } from './puzzle'
import { listOf, numberOf } from './sourceValue'

/** A `[row, col]` pair as SudokuPad sources write it: finite, within `limits.coordinate`; else null. */
export function pointOf(value: unknown): Point | null {
  const pair = listOf(value)
  const row = numberOf(pair[0])
  const col = numberOf(pair[1])
  if (row === undefined || col === undefined) return null
  if (Math.abs(row) > limits.coordinate || Math.abs(col) > limits.coordinate) return null
  return [row, col]
}

/**
 * Cells of a text such as `r1c1r1c2`, `R3C0, R4C0` or `r1c1-r3c3` (a rectangle), as zero-based `[row, col]`.
 * Fractions are allowed (`R1.5C2`), as f-puzzles writes them. What is not a cell is skipped; at most
 * `limits.points` cells.
 */
export function cellsOfText(text: string): Point[] {
  const cells: Point[] = []
  const form = /r(-?\d+(?:\.\d+)?)c(-?\d+(?:\.\d+)?)(?:\s*-\s*r(-?\d+)c(-?\d+))?/gi
  for (const match of text.slice(0, limits.path).matchAll(form)) {
    const [row, col] = [Number(match[1]) - 1, Number(match[2]) - 1]
    if (pointOf([row, col]) === null) continue
    if (match[3] === undefined) cells.push([row, col])
    else {
      const [lastRow, lastCol] = [Number(match[3]) - 1, Number(match[4]) - 1]
      if (pointOf([lastRow, lastCol]) === null) continue
      const [top, bottom] = [Math.min(row, lastRow), Math.max(row, lastRow)]
      const [left, right] = [Math.min(col, lastCol), Math.max(col, lastCol)]
      for (let r = top; r <= bottom && cells.length < limits.points; r++)
        for (let c = left; c <= right && cells.length < limits.points; c++) cells.push([r, c])
    }
    if (cells.length >= limits.points) break
  }
  return cells
}

/** Cells of a list of `[row, col]` pairs or cell texts, or of one text; what is neither is skipped. */
export function cellsOf(value: unknown): Point[] {
  if (typeof value === 'string') return cellsOfText(value)
  const cells: Point[] = []
  for (const item of listOf(value)) {
    if (cells.length >= limits.points) break
    if (typeof item === 'string') cells.push(...cellsOfText(item))
    else {
      const cell = pointOf(item)
      if (cell) cells.push(cell)
    }
  }
  return cells
}

/** Row-major indices of those cells that lie in a `rows` × `cols` grid, each once, in order. */
export function indicesOf(cells: readonly Point[], rows: number, cols: number): number[] {
  const indices = new Set<number>()
  for (const [row, col] of cells) {
    if (Number.isInteger(row) && Number.isInteger(col) && row >= 0 && col >= 0)
      if (row < rows && col < cols) indices.add(row * cols + col)
  }
  return [...indices]
}
