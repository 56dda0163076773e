import { CELL } from './cellSize'

const HALF = CELL / 2
const BIG = 19.2
const SMALL = 8
const line = (x1: number, y1: number, x2: number, y2: number) => `M${x1} ${y1} L${x2} ${y2}`
const cross = (x: number, y: number, r: number) =>
  `M${x} ${y} m -${r},-${r} l${2 * r},${2 * r} m -${2 * r},0 l${2 * r},-${2 * r}`
const circle = (x: number, y: number, r: number) =>
  `M${x} ${y} m -${r},0 a ${r},${r} 0 1,0 ${2 * r},0 a ${r},${r} 0 1,0 -${2 * r},0`

/** Path of each pen shape in a cell whose middle is at (x, y). Source: SudokuPad's pen codes. */
const SHAPES: Readonly<Record<string, (x: number, y: number) => string>> = {
  '1': (x, y) => line(x, y, x + CELL, y),
  '2': (x, y) => line(x, y, x, y + CELL),
  '3': (x, y) => cross(x + HALF, y, SMALL),
  '4': (x, y) => cross(x, y + HALF, SMALL),
  '5': (x, y) => circle(x, y, BIG),
  '6': (x, y) => cross(x, y, BIG),
  '7': (x, y) => line(x + HALF, y - HALF, x + HALF, y + HALF),
  '8': (x, y) => line(x - HALF, y + HALF, x + HALF, y + HALF),
  '9': (x, y) => line(x - HALF, y - HALF, x - HALF, y + HALF),
  a: (x, y) => line(x - HALF, y - HALF, x + HALF, y - HALF),
  b: (x, y) => cross(x - HALF, y, SMALL),
  c: (x, y) => cross(x, y - HALF, SMALL),
  d: (x, y) => line(x, y, x + CELL, y - CELL),
  e: (x, y) => line(x, y, x + CELL, y + CELL),
  f: (x, y) => line(x + HALF, y - HALF, x - HALF, y + HALF),
  g: (x, y) => line(x - HALF, y - HALF, x + HALF, y + HALF),
}

const THIN = new Set(['3', '4', 'b', 'c'])

/**
 * Path data and stroke width (user units) of a pen shape `1`–`9`, `a`–`g` in the cell with top-left corner (x, y);
 * null for a shape SudokuPad does not know. Lines may leave the cell, and the grid.
 */
export function penMark(
  shape: string,
  x: number,
  y: number,
): { readonly d: string; readonly width: number } | null {
  const draw = SHAPES[shape]
  return draw ? { d: draw(x + HALF, y + HALF), width: THIN.has(shape) ? 2.5 : 5 } : null
}
