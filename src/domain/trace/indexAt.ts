import { lastAtOrBefore } from './lastAtOrBefore'
import type { Trace } from './trace'

/** The group whose board shows at a time in seconds: the last at or before it, 0 before them all, −1 without groups. */
export function indexAt(trace: Trace, time: number): number {
  const { times, count } = trace.groups
  return count === 0 ? -1 : Math.max(0, lastAtOrBefore(times, time))
}
