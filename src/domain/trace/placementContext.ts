import { lastAtOrBefore } from './lastAtOrBefore'
import type { Trace } from './trace'
import { valueAt } from './valueAt'
import { type WordRange, wordsBetween } from './wordsBetween'

/** Seconds of speech around a moment that tell why it happened: what led to it is said before. */
const BEFORE = 5
const AFTER = 2

export interface MomentContext extends WordRange {
  readonly group: number
  /** Seconds. */
  readonly time: number
  /** What was said before the moment, and what at or after it. */
  readonly before: string
  readonly after: string
}

/** What was being said around a group: words that start from 5 s before it to 2 s after. */
export function placementContext(trace: Trace, group: number): MomentContext {
  const time = trace.groups.times[group] ?? 0
  const range = wordsBetween(trace, time - BEFORE, time + AFTER)
  const { start, offset, text } = trace.words
  const split = Math.min(Math.max(lastAtOrBefore(start, time) + 1, range.first), range.end)
  return {
    ...range,
    group,
    time,
    before: text.slice(offset[range.first], offset[split]).trim(),
    after: text.slice(offset[split], offset[range.end]).trim(),
  }
}

/** The group in which the value that stands in a cell after `group` was placed; null for a given or an empty cell. */
export function placedIn(trace: Trace, cell: number, group: number): number | null {
  const last = Math.min(group, trace.groups.count - 1)
  const value = valueAt(trace, last, cell)
  if (last < 0 || value === '' || value === trace.givens[cell]) return null
  for (let at = last; at > 0; at--) {
    if (valueAt(trace, at - 1, cell) !== value) return at
  }
  return 0
}
