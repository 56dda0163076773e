import type { ClockState } from './clockState'

/**
 * Seconds on the axis at `now` (milliseconds of the time source), always within 0 and the duration. While a
 * seek is under way it is the seek's target: the board goes where the hand is, the video follows.
 */
export function positionAt(state: ClockState, now: number): number {
  const asked = state.drag ?? state.wantsSeek?.time ?? state.pending?.seek?.time
  if (asked !== undefined) return clampTo(state.duration, asked)
  const { position, at, rate } = state.anchor
  const gone = isMoving(state) ? (Math.max(now - at, 0) / 1000) * rate : 0
  return clampTo(state.duration, position + gone)
}

/** Whether time is flowing: playing, not waiting for data, not loading, no seek under way. */
export function isMoving(state: ClockState): boolean {
  const { anchor, video } = state
  if (state.drag !== null || state.wantsSeek !== null || state.pending?.seek) return false
  if (state.driver === 'youtube' && video?.phase !== 'ready') return false
  return anchor.playing && !anchor.buffering
}

/**
 * The state stopped at the moment that is shown, or asked for: whichever clock drives next is to go there.
 * What is wanted (playing or not) stays.
 */
export function hold(state: ClockState, now: number): ClockState {
  const position = positionAt(state, now)
  return {
    ...state,
    pending: null,
    wantsSeek: { time: position, settled: true },
    anchor: { ...state.anchor, position, at: now, playing: false, buffering: false },
  }
}

export function clampTo(duration: number, time: number): number {
  return Math.min(Math.max(time, 0), duration)
}
