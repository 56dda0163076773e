export type Position = readonly [x: number, y: number]

/** One closed loop; the cells lie on its right hand, so outer loops run clockwise and holes anticlockwise. */
export type Loop = readonly Position[]

/** Sides and corners, clockwise: side `s` starts at corner `s` (top at top-left, right at top-right …). */
const TOP = 0
const SIDES = 4

/** Step to the neighbour across a side, `[row, col]`. */
const ACROSS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

/** Corner `k` of a cell, as multiples of the side `[x, y]`. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Order in which a cell's features may start a loop. */
const CONVEX = 0
const CONCAVE = 4
const STRAIGHT = 8
const DEAD_END = 12
const LONE = 16

interface Feature {
  readonly point: Position
  /** Place of the owning cell in the list. */
  readonly cell: number
  readonly rank: number
}

/**
 * Traces the outline of a set of cells: one loop for each connected border, moved inward by `inset` units. A loop
 * has a point at every corner and, on a side whose both neighbours along it belong too, one at the side's middle.
 * It starts where SudokuPad starts it, because that is where its dashes start: at the first listed cell it passes,
 * there at the first of its convex corners, concave corners, straight sides, dead ends. Cells that only touch at a
 * corner are apart. Positions are whole `[row, col]`; repeated cells count once.
 */
export function traceOutline(
  cells: readonly (readonly [row: number, col: number])[],
  cellSize: number,
  inset: number,
): Loop[] {
  const places = new Map<number, number>()
  const listed: (readonly [number, number])[] = []
  const { top, left, width } = frameOf(cells)
  // A ring of free places round the cells, so that a neighbour never wraps to the other side.
  const keyOf = (row: number, col: number): number => (row - top + 1) * width + (col - left + 1)
  for (const cell of cells) {
    const key = keyOf(cell[0], cell[1])
    if (places.has(key)) continue
    places.set(key, listed.length)
    listed.push(cell)
  }
  const placeOf = (row: number, col: number): number => places.get(keyOf(row, col)) ?? -1
  const has = (row: number, col: number): boolean => places.has(keyOf(row, col))
  const open = (cell: readonly [number, number], side: number): boolean => {
    const [dr, dc] = ACROSS[side & 3]!
    return !has(cell[0] + dr, cell[1] + dc)
  }
  const cornerPoint = (cell: readonly [number, number], corner: number): Position => {
    const [cx, cy] = CORNERS[corner & 3]!
    return [
      (cell[1] + cx) * cellSize + (cx === 0 ? inset : -inset),
      (cell[0] + cy) * cellSize + (cy === 0 ? inset : -inset),
    ]
  }
  const middlePoint = (cell: readonly [number, number], side: number): Position => {
    const [dr, dc] = ACROSS[side]!
    const half = cellSize / 2 - inset
    return [(cell[1] + 0.5) * cellSize + dc * half, (cell[0] + 0.5) * cellSize + dr * half]
  }
  const convexRank = (cell: readonly [number, number], corner: number): number => {
    let count = 0
    for (let side = TOP; side < SIDES; side++) if (open(cell, side)) count++
    if (count === SIDES) return corner === 0 ? LONE : Number.POSITIVE_INFINITY
    if (count === 2) return CONVEX + corner
    // Open on three sides: the end points where the closed side is not; only its first corner can start a loop.
    const closed = [0, 1, 2, 3].find((side) => !open(cell, side)) ?? 0
    const pointing = (closed + 2) & 3
    return corner === pointing ? DEAD_END + pointing : Number.POSITIVE_INFINITY
  }

  const done = new Set<number>()
  const loops: Feature[][] = []
  for (let start = 0; start < listed.length; start++) {
    for (let side = TOP; side < SIDES; side++) {
      if (!open(listed[start]!, side) || done.has(start * SIDES + side)) continue
      const loop: Feature[] = []
      let at = start
      let along = side
      while (!done.has(at * SIDES + along)) {
        done.add(at * SIDES + along)
        const cell = listed[at]!
        const ahead = (along + 1) & 3
        const behind = (along + 3) & 3
        if (!open(cell, ahead) && !open(cell, behind)) {
          loop.push({ point: middlePoint(cell, along), cell: at, rank: STRAIGHT + along })
        }
        if (open(cell, ahead)) {
          loop.push({ point: cornerPoint(cell, ahead), cell: at, rank: convexRank(cell, ahead) })
          along = ahead
          continue
        }
        const [ar, ac] = ACROSS[ahead]!
        const next: readonly [number, number] = [cell[0] + ar, cell[1] + ac]
        at = placeOf(next[0], next[1])
        if (open(next, along)) continue
        // The outline turns left, into the cell diagonally ahead: a concave corner of the cell in between.
        loop.push({ point: cornerPoint(next, along), cell: at, rank: CONCAVE + along })
        const [sr, sc] = ACROSS[along]!
        at = placeOf(next[0] + sr, next[1] + sc)
        along = behind
      }
      loops.push(loop)
    }
  }

  const before = (a: Feature, b: Feature): boolean =>
    a.cell !== b.cell ? a.cell < b.cell : a.rank < b.rank
  return loops
    .map((loop) => {
      let first = 0
      for (let i = 1; i < loop.length; i++) if (before(loop[i]!, loop[first]!)) first = i
      return [...loop.slice(first), ...loop.slice(0, first)]
    })
    .sort((a, b) => (before(a[0]!, b[0]!) ? -1 : 1))
    .map((loop) => loop.map((feature) => feature.point))
}

function frameOf(cells: readonly (readonly [row: number, col: number])[]) {
  let top = Number.POSITIVE_INFINITY
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  for (const [row, col] of cells) {
    if (row < top) top = row
    if (col < left) left = col
    if (col > right) right = col
  }
  return { top, left, width: right - left + 3 }
}
