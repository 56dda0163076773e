import type { Command, Source } from './clock'
import type { ClockState, Pending } from './clockState'
import type { Effect } from './event'
import { clampTo, positionAt } from './position'

/** Seconds: `getDuration` is rounded, so the video may be this much shorter than it says. */
const END_TOLERANCE = 1

/** Why an attached, working video is not the one that gives the time now; null when it can. */
export function parkedBecause(state: ClockState, now: number): 'rate' | 'outside' | null {
  const { video } = state
  if (video?.phase !== 'ready') return null
  if (!video.rates.includes(state.wantsRate)) return 'rate'
  const time = positionAt(state, now) - state.videoOffset
  const beyond = video.duration > 0 && time > video.duration + END_TOLERANCE
  return video.ranOut || time < 0 || beyond ? 'outside' : null
}

function driverFor(state: ClockState, now: number): Source {
  if (state.video === null || state.video.phase === 'failed') return 'virtual'
  if (state.video.phase === 'loading') return 'youtube'
  return parkedBecause(state, now) === null ? 'youtube' : 'virtual'
}

/**
 * Ends every transition: decides which clock drives, then sends that clock the one command that brings it
 * nearer to what is wanted. As long as a command is out, nothing else goes out: what is wanted meanwhile is
 * kept, and only the last of it is ever sent.
 */
export function settle(state: ClockState, now: number): readonly [ClockState, readonly Effect[]] {
  if (!state.open) return [state, []]
  const [driven, parking] = handOver(state, now)
  const [sent, effect] = sendNext(driven)
  return [sent, effect === null ? parking : [...parking, effect]]
}

/** Lets another clock drive when it must: the position goes with it, the one that gave it up is paused. */
function handOver(state: ClockState, now: number): readonly [ClockState, readonly Effect[]] {
  const to = driverFor(state, now)
  const from = state.driver
  if (to === from) return [state, []]
  const position = positionAt(state, now)
  const generation = state.generation + 1
  const next: ClockState = {
    ...state,
    driver: to,
    pending: null,
    generation,
    wantsSeek: state.wantsSeek ?? state.pending?.seek ?? { time: position, settled: true },
    anchor: { position, at: now, buffering: false, ...state.heard[to] },
  }
  const silent = from === 'youtube' && state.video?.phase !== 'ready'
  return [next, silent ? [] : [{ to: from, command: { kind: 'pause', generation } }]]
}

function sendNext(state: ClockState): readonly [ClockState, Effect | null] {
  const { anchor, wantsSeek, wantsPlay, wantsRate } = state
  const waits = state.driver === 'youtube' && state.video?.phase !== 'ready'
  if (state.pending !== null || waits) return [state, null]
  const generation = state.generation + 1
  if (wantsRate !== anchor.rate) {
    return send(state, { kind: 'rate', generation, rate: wantsRate })
  }
  if (wantsSeek !== null) {
    const offset = state.driver === 'youtube' ? state.videoOffset : 0
    const time = clampTo(state.duration, wantsSeek.time) - offset
    const { settled } = wantsSeek
    return send(state, { kind: 'seek', generation, time, settled, playing: anchor.playing })
  }
  if (wantsPlay !== anchor.playing) {
    return send(state, { kind: wantsPlay ? 'play' : 'pause', generation })
  }
  return [state, null]
}

function send(state: ClockState, command: Command): readonly [ClockState, Effect] {
  const pending: Pending = {
    kind: command.kind,
    generation: command.generation,
    seek: command.kind === 'seek' ? state.wantsSeek : null,
    rate: command.kind === 'rate' ? command.rate : null,
    wasPlaying: state.anchor.playing,
    slow: false,
  }
  const wantsSeek = command.kind === 'seek' ? null : state.wantsSeek
  const next = { ...state, pending, wantsSeek, generation: command.generation }
  return [next, { to: state.driver, command }]
}
