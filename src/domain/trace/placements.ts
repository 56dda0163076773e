import type { Trace } from './trace'
import { valueAt } from './valueAt'

/** A value that comes into a cell, or leaves it. */
export interface Placement {
  readonly group: number
  /** Seconds. */
  readonly time: number
  /** Row-major. */
  readonly cell: number
  /** '' when the cell was emptied. */
  readonly value: string
  /** What stood there before; '' for nothing. */
  readonly before: string
}

/** Every change of a cell's value after the first board, in order. Marks are not values. */
export function placements(trace: Trace): Placement[] {
  const { boards, count, palette, times } = trace.groups
  const cells = trace.rows * trace.cols
  const found: Placement[] = []
  for (let group = 1; group < count; group++) {
    const row = group * cells
    for (let cell = 0; cell < cells; cell++) {
      const now = boards[row + cell] ?? 0
      const then = boards[row - cells + cell] ?? 0
      if (now === then || palette[now]?.value === palette[then]?.value) continue
      const value = valueAt(trace, group, cell)
      const before = valueAt(trace, group - 1, cell)
      // A given that the state states or leaves out is no change.
      if (value === before) continue
      found.push({ group, time: times[group] ?? 0, cell, value, before })
    }
  }
  return found
}
