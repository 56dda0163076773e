import type { Puzzle } from '../puzzle/puzzle'

/** Row-major indices of cells that must all differ. */
export type UniqueGroup = readonly number[]

const KING = [
  [1, -1],
  [1, 1],
] as const
const KNIGHT = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const

/**
 * The groups of cells in which a puzzle forbids repeats: rows and columns of the part that has regions (of the whole
 * grid without any), regions, unique cages, sudoku-X diagonals, and pairs a king's or knight's move apart where the
 * metadata says so. A group in which the stored solution repeats a digit is no rule and is left out, and so are rows,
 * columns and diagonals when the givens already break one.
 */
export function uniqueGroups(puzzle: Puzzle): UniqueGroup[] {
  const { rows, cols, metadata } = puzzle
  const inRegion = puzzle.regions.flat()
  const member = inRegion.length > 0 ? new Set(inRegion) : null
  const cells = member ? [...member] : Array.from({ length: rows * cols }, (_, i) => i)
  const rowSpan = span(cells.map((index) => Math.floor(index / cols)))
  const colSpan = span(cells.map((index) => index % cols))

  const lines: UniqueGroup[] = []
  if (!metadata.other.norowcol) {
    for (const row of rowSpan) lines.push(colSpan.map((col) => row * cols + col))
    for (const col of colSpan) lines.push(rowSpan.map((row) => row * cols + col))
  }
  if (rows === cols) {
    for (const line of puzzle.lines) {
      const falling = diagonalOf(line.wayPoints, rows)
      if (falling === null || line.colour?.toUpperCase() !== '#34BBE6') continue
      lines.push(Array.from({ length: rows }, (_, i) => i * cols + (falling ? i : cols - 1 - i)))
    }
  }
  const others: UniqueGroup[] = [
    ...puzzle.regions,
    ...puzzle.cages
      .filter((cage) => cage.unique)
      .map((cage) => cage.cells.map(([row, col]) => row * cols + col)),
  ]
  const steps = [...(metadata.antiKing ? KING : []), ...(metadata.antiKnight ? KNIGHT : [])]
  for (const index of cells) {
    for (const [dr, dc] of steps) {
      const row = Math.floor(index / cols) + dr
      const col = (index % cols) + dc
      if (row < rows && col >= 0 && col < cols) others.push([index, row * cols + col])
    }
  }

  const given = (index: number) => puzzle.cells[index]?.given ?? ''
  const solution = (index: number) => {
    const digit = metadata.solution?.[index] ?? ''
    return digit === '.' || digit === '?' ? '' : digit
  }
  const linesHold = !lines.some((group) => repeats(group, given))
  return [...(linesHold ? lines : []), ...others].filter((group) => !repeats(group, solution))
}

/** Whole numbers from the least to the greatest. */
function span(values: readonly number[]): number[] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return low > high ? [] : Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

/** Whether two way points run corner to corner over a square of that size: true falling, false rising, null neither. */
export function diagonalOf(
  wayPoints: readonly (readonly [number, number])[],
  size: number,
): boolean | null {
  if (wayPoints.length !== 2) return null
  const [[r1, c1], [r2, c2]] = wayPoints as [readonly [number, number], readonly [number, number]]
  if (Math.abs(r1 - r2) !== size || Math.abs(c1 - c2) !== size) return null
  if (Math.min(r1, r2) !== 0 || Math.min(c1, c2) !== 0) return null
  return r1 < r2 === c1 < c2
}

function repeats(group: UniqueGroup, valueAt: (index: number) => string): boolean {
  const seen = new Set<string>()
  for (const index of group) {
    const value = valueAt(index)
    if (value === '') continue
    if (seen.has(value)) return true
    seen.add(value)
  }
  return false
}
