import { formatTime } from '@/domain/time/formatTime'
import type { ClockState } from './clockState'
import { parkedBecause } from './settle'

/** Something about playback that is worth a line on the screen. */
export interface Note {
  readonly kind: 'skipped' | 'parked' | 'outside' | 'waiting' | 'refused' | 'failed'
  readonly text: string
}

/** The one note to show now, or null. Plain words; a failure is told in full by the video panel. */
export function noteOf(state: ClockState, now: number): Note | null {
  const { video } = state
  if (state.skipped !== null) {
    return { kind: 'skipped', text: `Skipped ${formatTime(Math.round(state.skipped.seconds))}` }
  }
  if (video === null) return null
  if (video.phase === 'failed') {
    return video.acknowledged ? null : { kind: 'failed', text: 'The video cannot be played' }
  }
  if (video.refused) {
    return {
      kind: 'refused',
      text: 'The browser did not let the video start: press play in it once',
    }
  }
  const parked = parkedBecause(state, now)
  if (parked === 'rate') {
    const fastest = Math.max(...video.rates)
    const limit = state.wantsRate > fastest ? `at most ${fastest}×` : 'other speeds'
    const text = `The video plays ${limit}: it is paused while you play at ${state.wantsRate}×`
    return { kind: 'parked', text }
  }
  if (parked === 'outside') return { kind: 'outside', text: 'The video has nothing at this moment' }
  if (state.pending?.slow) return { kind: 'waiting', text: 'Waiting for the video' }
  return null
}
