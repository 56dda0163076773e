import type { DemoPuzzle } from './demoPuzzle'

export type HouseKind = 'row' | 'col' | 'region'

/** Cells that hold every symbol once. */
export interface House {
  readonly kind: HouseKind
  /** Zero-based among its kind. */
  readonly index: number
  readonly cells: readonly number[]
}

/** What follows from a puzzle's shape alone, computed once. */
export interface Layout {
  readonly size: number
  readonly cellCount: number
  /** One bit a symbol. */
  readonly all: number
  /** Rows, then columns, then regions. */
  readonly houses: readonly House[]
  readonly rows: readonly House[]
  readonly cols: readonly House[]
  readonly regions: readonly House[]
  readonly rowOf: readonly number[]
  readonly colOf: readonly number[]
  readonly regionOf: readonly number[]
  /** Cells that may not hold the same symbol as this one. */
  readonly peers: readonly (readonly number[])[]
  /** `a * cellCount + b` is 1 where a and b may not be equal. */
  readonly sees: Uint8Array
}

/** The layout of a puzzle (its solution is not looked at). */
export function layoutOf(
  puzzle: Pick<DemoPuzzle, 'size' | 'regions' | 'antiKnight' | 'constraints'>,
): Layout {
  const { size } = puzzle
  const cellCount = size * size
  const range = Array.from({ length: size }, (_, i) => i)
  const rows: House[] = range.map((r) => ({
    kind: 'row',
    index: r,
    cells: range.map((c) => r * size + c),
  }))
  const cols: House[] = range.map((c) => ({
    kind: 'col',
    index: c,
    cells: range.map((r) => r * size + c),
  }))
  const regions: House[] = puzzle.regions.map((cells, index) => ({ kind: 'region', index, cells }))
  const houses = [...rows, ...cols, ...regions]
  const regionOf = new Array<number>(cellCount).fill(-1)
  regions.forEach((house) => {
    for (const cell of house.cells) regionOf[cell] = house.index
  })
  const sees = new Uint8Array(cellCount * cellCount)
  const apart = (cells: readonly number[]) => {
    for (const a of cells) for (const b of cells) if (a !== b) sees[a * cellCount + b] = 1
  }
  for (const house of houses) apart(house.cells)
  if (puzzle.antiKnight) markKnightMoves(sees, size)
  for (const constraint of puzzle.constraints) {
    if (constraint.kind === 'cage' || constraint.kind === 'thermo' || constraint.kind === 'renban')
      apart(constraint.cells)
    if (constraint.kind === 'kropki') apart(constraint.cells)
    if (constraint.kind === 'whisper')
      for (let i = 1; i < constraint.cells.length; i++)
        apart([constraint.cells[i - 1]!, constraint.cells[i]!])
  }
  const peers = Array.from({ length: cellCount }, (_, a) => {
    const list: number[] = []
    for (let b = 0; b < cellCount; b++) if (sees[a * cellCount + b]) list.push(b)
    return list
  })
  return {
    size,
    cellCount,
    all: (1 << size) - 1,
    houses,
    rows,
    cols,
    regions,
    rowOf: Array.from({ length: cellCount }, (_, i) => Math.floor(i / size)),
    colOf: Array.from({ length: cellCount }, (_, i) => i % size),
    regionOf,
    peers,
    sees,
  }
}

function markKnightMoves(sees: Uint8Array, size: number) {
  const cellCount = size * size
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++)
      for (const [dr, dc] of [
        [1, 2],
        [2, 1],
        [-1, 2],
        [-2, 1],
        [1, -2],
        [2, -1],
        [-1, -2],
        [-2, -1],
      ] as const) {
        const r2 = r + dr
        const c2 = c + dc
        if (r2 < 0 || c2 < 0 || r2 >= size || c2 >= size) continue
        sees[(r * size + c) * cellCount + r2 * size + c2] = 1
      }
}
