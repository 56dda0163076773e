import { indexAt } from './indexAt'
import type { Trace } from './trace'
import { wordAt } from './wordAt'

/**
 * The seconds by which a moment is named in a link: tenths where they mean the same board and the same word, else
 * thousandths, rounded up, so that what had just happened has happened there too.
 * @param time seconds on the axis
 * @param offset seconds by which words are moved against the board
 */
export function momentTime(trace: Trace, time: number, offset = 0): number {
  const tenth = Math.round(time * 10) / 10
  const same =
    indexAt(trace, tenth) === indexAt(trace, time) &&
    wordAt(trace, tenth - offset) === wordAt(trace, time - offset)
  // Less than a nanosecond is the arithmetic's, not the moment's.
  return same ? tenth : Math.ceil(time * 1000 - 1e-6) / 1000
}
