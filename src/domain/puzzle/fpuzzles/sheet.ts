import { limits } from '../limits'
import type { Point } from '../puzzle'
import type { SourceObject } from '../sourceValue'

/** An f-puzzles grid on its way to SudokuPad's source form: what its constraints are drawn with, in drawing order. */
export interface Sheet {
  readonly rows: number
  readonly cols: number
  readonly cages: SourceObject[]
  readonly lines: SourceObject[]
  readonly arrows: SourceObject[]
  readonly underlays: SourceObject[]
  readonly overlays: SourceObject[]
  /** Cells lit from the start; null as long as nothing speaks of fog. */
  foglight: Point[] | null
  readonly metadata: Record<string, unknown>
}

/** Adds what one constraint is drawn with; `all` are the constraints of its list. */
export type Convert = (constraint: SourceObject, sheet: Sheet, all: readonly SourceObject[]) => void

/** Adds cells to those lit from the start; none added still means that there is fog. */
export function light(sheet: Sheet, cells: readonly Point[]): void {
  sheet.foglight ??= []
  const room = limits.totalPoints - sheet.foglight.length
  for (const cell of cells.slice(0, Math.max(room, 0))) sheet.foglight.push(cell)
}

/** Middle of a cell. */
export function centreOf([row, col]: Point): Point {
  return [row + 0.5, col + 0.5]
}

/** Middle of the middles of some cells; null of none. */
export function middleOf(cells: readonly Point[]): Point | null {
  if (cells.length === 0) return null
  const sum = cells.reduce(([r, c], [row, col]): Point => [r + row, c + col], [0, 0])
  return centreOf([sum[0] / cells.length, sum[1] / cells.length])
}
