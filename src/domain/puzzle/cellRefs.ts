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
 * Fractions are allowed (`R1.5C2`), as f-puzzles writes them. What is not a cell is skipped; at most `most` cells.
 */
export function cellsOfText(text: string, most: number = limits.points): Point[] {
  const cells: Point[] = []
  const form = /r(-?\d+(?:\.\d+)?)c(-?\d+(?:\.\d+)?)(?:\s*-\s*r(-?\d+)c(-?\d+))?/gi
  for (const match of text.slice(0, limits.path).matchAll(form)) {
    if (cells.length >= most) break
    const first = pointOf([Number(match[1]) - 1, Number(match[2]) - 1])
    if (first === null) continue
    const last =
      match[3] === undefined ? first : pointOf([Number(match[3]) - 1, Number(match[4]) - 1])
    if (last === null) continue
    const [top, bottom] = [Math.min(first[0], last[0]), Math.max(first[0], last[0])]
    const [left, right] = [Math.min(first[1], last[1]), Math.max(first[1], last[1])]
    for (let row = top; row <= bottom && cells.length < most; row++)
      for (let col = left; col <= right && cells.length < most; col++) cells.push([row, col])
  }
  return cells
}

/** Cells of a list of `[row, col]` pairs or cell names (`R1C1`), or of one text; what is neither is skipped. */
export function cellsOf(value: unknown): Point[] {
  if (typeof value === 'string') return cellsOfText(value)
  const cells: Point[] = []
  for (const item of listOf(value)) {
    if (cells.length >= limits.points) break
    // One name an item: a list of rectangles would hold far more cells than it has characters.
    const cell = typeof item === 'string' ? cellsOfText(item, 1)[0] : pointOf(item)
    if (cell) cells.push(cell)
  }
  return cells
}

/** Whether a value names at least one cell; cheaper than `cellsOf` on a long one. */
export function namesCells(value: unknown): boolean {
  if (typeof value === 'string') return cellsOfText(value, 1).length > 0
  return listOf(value).some((item) =>
    typeof item === 'string' ? cellsOfText(item, 1).length > 0 : pointOf(item) !== null,
  )
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
