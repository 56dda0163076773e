import { type ClockState, type Stretch, stretchAt, type VideoState } from './clockState'
import type { Effect, PlaybackEvent } from './event'
import { hearClock } from './hearClock'
import { clampTo, hold, positionAt } from './position'
import { clampRate } from './rates'
import { settle } from './settle'
import { END_SLACK } from './status'
import { tick } from './tick'

/** Seconds: shorter loops cannot be turned in time. */
const SHORTEST_LOOP = 0.2
/** Seconds: shorter silences are breath, not idleness. */
export const SHORTEST_SKIP = 2

const LOADING: Omit<VideoState, 'attachment'> = {
  phase: 'loading',
  error: null,
  acknowledged: false,
  rates: [],
  duration: 0,
  ranOut: false,
  refused: false,
}

/**
 * The one place where playback changes: the state after `event`, and what is to be sent to which clock. Pure.
 * Whatever is wanted becomes true only when the driving clock has said that it is.
 */
export function transition(
  state: ClockState,
  event: PlaybackEvent,
): readonly [ClockState, readonly Effect[]] {
  if (!state.open && event.type !== 'open') return [state, []]
  return settle(apply(state, event), event.now)
}

function apply(state: ClockState, event: PlaybackEvent): ClockState {
  switch (event.type) {
    case 'open':
      return { ...state, open: true }
    case 'close':
      return { ...state, open: false, wantsPlay: false, pending: null, skipped: null, video: null }
    case 'play':
      return play(state, event.now)
    case 'pause':
      return { ...state, wantsPlay: false }
    case 'toggle':
      return state.wantsPlay ? { ...state, wantsPlay: false } : play(state, event.now)
    case 'seek':
      return Number.isFinite(event.time) ? seek(goOn(state), event.time, event.settled) : state
    case 'rate':
      return { ...state, wantsRate: clampRate(event.rate) }
    case 'loop':
      return loop(state, event.range, event.now)
    case 'skip-idle':
      return skipIdle(state, event.seconds)
    case 'idle':
      return idle(state, event.stretches, event.now)
    case 'video-offset':
      return offset(state, event.seconds, event.now)
    case 'attach':
      return { ...hold(state, event.now), video: { ...LOADING, attachment: event.attachment } }
    case 'detach':
      return state.driver === 'youtube'
        ? { ...hold(state, event.now), video: null }
        : { ...state, video: null }
    case 'dismiss':
      return { ...goOn(state), skipped: null }
    case 'tick':
      return tick(state, event.now)
    case 'clock':
      return hearClock(state, event)
  }
}

/** Whoever goes on after a failure has seen it. */
function goOn(state: ClockState): ClockState {
  const { video } = state
  if (video === null) return state
  const acknowledged = video.acknowledged || video.phase === 'failed'
  return { ...state, video: { ...video, acknowledged, refused: false } }
}

function play(before: ClockState, now: number): ClockState {
  const state = { ...goOn(before), wantsPlay: true }
  const atEnd = positionAt(state, now) >= state.duration - END_SLACK
  return atEnd ? seek(state, state.loop?.start ?? 0, true) : state
}

function seek(state: ClockState, asked: number, settled: boolean): ClockState {
  const time = clampTo(state.duration, asked)
  return {
    ...state,
    wantsSeek: { time, settled },
    drag: settled ? null : time,
    passed: time,
    spared: stretchAt(state.idle, time),
    skipped: null,
    video: state.video && { ...state.video, ranOut: false },
  }
}

function loop(state: ClockState, range: Stretch | null, now: number): ClockState {
  if (range === null) return { ...state, loop: null }
  const start = clampTo(state.duration, Math.min(range.start, range.end))
  const end = clampTo(state.duration, Math.max(range.start, range.end))
  if (!(end - start >= SHORTEST_LOOP)) return state
  const position = positionAt(state, now)
  const inside = position >= start && position < end
  const looped = { ...state, loop: { start, end } }
  return inside ? looped : seek(looped, start, true)
}

function skipIdle(state: ClockState, seconds: number | null): ClockState {
  if (seconds === null) return { ...state, skipIdle: null, skipped: null }
  if (Number.isNaN(seconds)) return state
  // Asked for in the middle of a silence, it is this silence that is meant.
  return { ...state, skipIdle: Math.max(seconds, SHORTEST_SKIP), spared: null }
}

function idle(state: ClockState, stretches: readonly Stretch[], now: number): ClockState {
  return { ...state, idle: stretches, spared: stretchAt(stretches, positionAt(state, now)) }
}

function offset(state: ClockState, seconds: number, now: number): ClockState {
  if (!Number.isFinite(seconds) || seconds === state.videoOffset) return state
  const moved = { ...state, videoOffset: seconds }
  if (state.driver !== 'youtube') return moved
  return { ...moved, wantsSeek: state.wantsSeek ?? { time: positionAt(state, now), settled: true } }
}
