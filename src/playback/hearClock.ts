import type { ClockEvent, Source, VideoError } from './clock'
import { type ClockState, type Pending, stretchAt, type VideoState } from './clockState'
import type { PlaybackEvent } from './event'
import { clampTo, hold } from './position'

type Spoken = Extract<PlaybackEvent, { type: 'clock' }>
type Moved = Extract<ClockEvent, { type: 'moved' }>

/** Seconds: a video that ends this much before the axis has simply run out; the replay goes on. */
const RAN_OUT = 1.5

/** A clock has spoken. What comes from an earlier attachment or answers an earlier command changes nothing. */
export function hearClock(state: ClockState, spoken: Spoken): ClockState {
  const { source, attachment, event, now } = spoken
  if (source === 'virtual') return event.type === 'moved' ? moved(state, source, event) : state
  const { video } = state
  if (video === null || video.attachment !== attachment || video.phase === 'failed') return state
  switch (event.type) {
    case 'ready':
      return withVideo(
        { ...state, heard: { ...state.heard, youtube: { playing: false, rate: event.rate } } },
        { phase: 'ready', rates: event.rates ?? [], duration: event.duration },
        event.rate,
      )
    case 'facts':
      return withVideo(state, { duration: event.duration, rates: event.rates })
    case 'waiting':
      return state.pending?.generation === event.generation
        ? { ...state, pending: { ...state.pending, slow: true } }
        : state
    case 'refused':
      return state.pending?.generation === event.generation
        ? withVideo({ ...state, pending: null, wantsPlay: false }, { refused: true })
        : state
    case 'failed':
      return failed(state, event.error, now)
    case 'moved':
      return video.phase === 'ready'
        ? moved(state, source, { ...event, position: event.position + state.videoOffset })
        : state
  }
}

/** A video that was driving stops the replay; one that was parked is only lost. */
function failed(state: ClockState, error: VideoError, now: number): ClockState {
  const drove = state.driver === 'youtube'
  const change = { phase: 'failed', error, acknowledged: !drove } as const
  return withVideo(drove ? { ...hold(state, now), wantsPlay: false } : state, change)
}

function withVideo(
  state: ClockState,
  change: Partial<VideoState>,
  rate = state.anchor.rate,
): ClockState {
  if (state.video === null) return state
  const anchor = rate === state.anchor.rate ? state.anchor : { ...state.anchor, rate }
  return { ...state, anchor, video: { ...state.video, ...change } }
}

function moved(before: ClockState, source: Source, event: Moved): ClockState {
  const { playing, rate } = event
  const state: ClockState = { ...before, heard: { ...before.heard, [source]: { playing, rate } } }
  if (source !== state.driver) return source === 'youtube' ? usedWhileParked(state, event) : state
  if (event.generation === null) return state.pending === null ? movedByItself(state, event) : state
  const { pending } = state
  if (pending === null || pending.generation !== event.generation) return state
  return finish(answered(anchored(state, event), pending, event), event)
}

function anchored(state: ClockState, event: Moved): ClockState {
  const { at, rate, playing, buffering } = event
  const position = clampTo(state.duration, landedOn(state, event))
  return { ...state, pending: null, anchor: { position, at, rate, playing, buffering } }
}

/**
 * Seconds: a video lands on a frame, this near the moment asked for. Standing still it shows that moment, and
 * the board must too: a step to an action that ends a hundredth of a second before it would show nothing.
 */
const SAME_MOMENT = 0.25

function landedOn(state: ClockState, event: Moved): number {
  const asked = state.pending?.seek
  const same = asked?.settled && Math.abs(asked.time - event.position) <= SAME_MOMENT
  return same && !event.playing && !event.ended ? asked.time : event.position
}

/** What the answer says that differs from what was asked was done in the clock's own controls: it wins. */
function answered(state: ClockState, pending: Pending, event: Moved): ClockState {
  let { wantsPlay, wantsRate } = state
  const asked =
    pending.kind === 'play' ? true : pending.kind === 'pause' ? false : pending.wasPlaying
  if (event.playing !== asked && wantsPlay === asked && !event.ended) wantsPlay = event.playing
  const rate = pending.rate ?? wantsRate
  if (event.rate !== rate && wantsRate === rate) wantsRate = event.rate
  return { ...state, wantsPlay, wantsRate, passed: state.anchor.position }
}

/** The video's own controls were used, or time went on: the page follows. */
function movedByItself(before: ClockState, event: Moved): ClockState {
  if (before.wantsSeek !== null) return before
  const state = anchored(before, event)
  const follows: ClockState = {
    ...state,
    wantsPlay: event.ended ? state.wantsPlay : event.playing,
    wantsRate: event.rate,
    passed: event.jumped ? state.anchor.position : state.passed,
    spared: event.jumped ? stretchAt(state.idle, state.anchor.position) : state.spared,
  }
  return finish(event.playing ? withVideo(follows, { refused: false }) : follows, event)
}

function finish(state: ClockState, event: Moved): ClockState {
  if (!event.ended) return state
  const { position } = state.anchor
  const { loop } = state
  if (!state.wantsPlay) return state
  if (loop && state.passed < loop.end && position >= loop.end - RAN_OUT) {
    return { ...state, wantsSeek: { time: loop.start, settled: true }, passed: loop.start }
  }
  if (state.duration - position > RAN_OUT) return withVideo(state, { ranOut: true })
  return { ...state, wantsPlay: false, anchor: { ...state.anchor, position: state.duration } }
}

/** Someone pressed play in a video that was paused because it could not follow: it drives again. */
function usedWhileParked(state: ClockState, event: Moved): ClockState {
  if (event.generation !== null || !event.playing || state.video === null) return state
  const byRate = !state.video.rates.includes(state.wantsRate)
  const follows = withVideo({ ...state, wantsPlay: true }, { ranOut: false, refused: false })
  if (byRate) return { ...follows, wantsRate: event.rate }
  const time = clampTo(state.duration, event.position)
  return { ...follows, wantsSeek: { time, settled: true }, passed: time }
}
