import type { Puzzle } from '../puzzle/puzzle'

const cellOf = ([row, col]: readonly [number, number]): string =>
  `${Math.floor(row)},${Math.floor(col)}`

/**
 * The cells outside the grid, as `row,col`, in which a little killer arrow starts: two points, at most a cell long,
 * head of 0.3. Their numbers are drawn without a rectangle.
 */
export function littleKillerCells(puzzle: Puzzle): ReadonlySet<string> {
  const cells = new Set<string>()
  for (const { wayPoints, headLength } of puzzle.arrows) {
    if (wayPoints.length !== 2 || headLength !== 0.3) continue
    const [from, to] = wayPoints as [(typeof wayPoints)[0], (typeof wayPoints)[0]]
    const outside = from[0] < 0 || from[1] < 0 || from[0] > puzzle.rows || from[1] > puzzle.cols
    if (outside && Math.hypot(to[0] - from[0], to[1] - from[1]) <= 1) cells.add(cellOf(from))
  }
  return cells
}

/** Whether a decoration stands in one of those cells. */
export function standsIn(center: readonly [number, number], cells: ReadonlySet<string>): boolean {
  return cells.has(cellOf(center))
}
