import type { BoardEvents } from './boardEvents'
import { lowerBound } from './lowerBound'

/** Seconds after a sentence within which a digit makes it telling. */
export const TELLING_SECONDS = 15

export const TELLING_NOTHING = 0
export const TELLING_CANDIDATE = 1
export const TELLING_DIGIT = 2

/**
 * How telling each unit is: 2 when a digit goes in soon after (or during) it, 1 when only candidates come off, 0
 * otherwise. "Where he uses an X-Wing" is where something follows from it.
 *
 * @param unitEnd seconds at which each unit ends
 */
export function tellingOf(unitEnd: Float32Array, events: BoardEvents): Uint8Array {
  return Uint8Array.from(unitEnd, (end) => {
    if (happens(events.digit, end)) return TELLING_DIGIT
    return happens(events.candidate, end) ? TELLING_CANDIDATE : TELLING_NOTHING
  })
}

function happens(times: Float32Array, end: number): boolean {
  const next = times[lowerBound(times, end - 1)]
  return next !== undefined && next <= end + TELLING_SECONDS
}
