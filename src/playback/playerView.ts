import type { Source, VideoError } from './clock'
import type { ClockState, Stretch } from './clockState'
import { type Note, noteOf } from './note'
import { parkedBecause } from './settle'
import { type Status, statusOf } from './status'

/** What the interface shows of playback. It holds no position: that is read each frame, not rendered. */
export interface PlayerView {
  readonly status: Status
  /** What the play button stands for: true also while a video that is to play still loads. */
  readonly wantsPlay: boolean
  readonly rate: number
  readonly loop: Stretch | null
  /** Seconds; null when idle stretches are not jumped. */
  readonly skipIdle: number | null
  /** Which clock gives the time now. */
  readonly source: Source
  readonly note: Note | null
  readonly video: 'off' | 'loading' | 'ready' | 'failed'
  readonly videoError: VideoError | null
  /** Why an attached video is paused although the replay may be playing. */
  readonly parked: 'rate' | 'outside' | null
  /** Seconds: axis time = video time + offset. */
  readonly videoOffset: number
  /** Seconds: the end of the axis. */
  readonly duration: number
}

/** The view of a state; `before` itself when nothing of it has changed, so that nobody is woken for nothing. */
export function viewOf(state: ClockState, now: number, before?: PlayerView): PlayerView {
  const note = noteOf(state, now)
  const view: PlayerView = {
    status: statusOf(state),
    wantsPlay: state.wantsPlay,
    rate: state.wantsRate,
    loop: state.loop,
    skipIdle: state.skipIdle,
    source: state.driver,
    note: before?.note?.text === note?.text ? (before?.note ?? note) : note,
    video: state.video?.phase ?? 'off',
    videoError: state.video?.error ?? null,
    parked: parkedBecause(state, now),
    videoOffset: state.videoOffset,
    duration: state.duration,
  }
  return before && sameView(before, view) ? before : view
}

function sameView(a: PlayerView, b: PlayerView): boolean {
  return (Object.keys(a) as (keyof PlayerView)[]).every((key) => Object.is(a[key], b[key]))
}
