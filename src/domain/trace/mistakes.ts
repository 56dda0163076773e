import { isRightValue } from './isRightValue'
import { placements } from './placements'
import type { Trace } from './trace'

/** A value against the solution, from its entry to its correction. */
export interface Mistake {
  /** Row-major. */
  readonly cell: number
  readonly value: string
  /** What was right. */
  readonly right: string
  /** The group after which it stood there. */
  readonly group: number
  /** The group that took it away; null when it stands to the end. */
  readonly correctedIn: number | null
  /** Seconds. */
  readonly start: number
  /** Seconds: the correction, or the end of the trace. */
  readonly end: number
}

/** All mistakes by start; none where the solution is hidden. A wrong value replaced by another wrong one is two. */
export function mistakes(trace: Trace): Mistake[] {
  const { solution, duration } = trace
  if (!solution) return []
  const open = new Map<number, Omit<Mistake, 'correctedIn' | 'end'>>()
  const found: Mistake[] = []
  for (const { group, time, cell, value } of placements(trace)) {
    const wrong = open.get(cell)
    if (wrong) {
      found.push({ ...wrong, correctedIn: group, end: time })
      open.delete(cell)
    }
    const right = solution[cell] ?? ''
    if (value !== '' && !isRightValue(value, right)) {
      open.set(cell, { cell, value, right, group, start: time })
    }
  }
  for (const wrong of open.values()) {
    found.push({ ...wrong, correctedIn: null, end: Math.max(duration, wrong.start) })
  }
  return found.sort((a, b) => a.start - b.start || a.cell - b.cell)
}
