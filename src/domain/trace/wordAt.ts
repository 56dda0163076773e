import { lastAtOrBefore } from './lastAtOrBefore'
import type { Trace } from './trace'

/**
 * The word being said at a time in seconds, or, in a pause, the last one said; −1 before the first. Of words that start
 * together it is the last.
 */
export function wordAt(trace: Trace, time: number): number {
  return lastAtOrBefore(trace.words.start, time)
}
