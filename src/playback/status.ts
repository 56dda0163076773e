import type { ClockState } from './clockState'
import { isMoving } from './position'

export type Status = 'idle' | 'loading' | 'paused' | 'playing' | 'seeking' | 'ended' | 'failed'

/** Seconds: clocks stop a little before or after the very end. */
export const END_SLACK = 0.05

/** The state's name; `playing` only while time really flows. */
export function statusOf(state: ClockState): Status {
  const { video, anchor } = state
  if (!state.open) return 'idle'
  if (isMoving(state)) return 'playing'
  if (video?.phase === 'failed' && !video.acknowledged) return 'failed'
  if (state.driver === 'youtube' && video?.phase === 'loading') return 'loading'
  if (state.drag !== null || state.wantsSeek || state.pending?.seek) return 'seeking'
  if (anchor.playing && anchor.buffering) return 'loading'
  if (anchor.position >= state.duration - END_SLACK) return 'ended'
  return 'paused'
}
