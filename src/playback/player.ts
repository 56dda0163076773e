import { createStore, type StoreApi } from 'zustand/vanilla'
import { browserTime } from './browserTime'
import type { Clock, ClockEvent, Source, TimeSource } from './clock'
import { initialState, type Stretch } from './clockState'
import type { Effect, PlaybackEvent, UserEvent } from './event'
import { type PlayerView, viewOf } from './playerView'
import { isMoving, positionAt } from './position'
import { transition } from './transition'
import { createVirtualClock } from './virtualClock'

export interface PlayerOptions {
  /** Seconds: the end of the time axis. */
  readonly duration: number
  /** Stretches without action and speech, ascending. Which of them are jumped is `setSkipIdle`'s matter. */
  readonly idle?: readonly Stretch[]
  /** Seconds: the moment to open at, paused. */
  readonly initial?: number
  /** Seconds: axis time = video time + offset. */
  readonly videoOffset?: number
  /** The platform's time; the browser's own unless a test brings another. */
  readonly time?: TimeSource
}

export interface Player {
  /** Settings and states, never the position: it changes a few times a minute, not a few times a second. */
  readonly store: StoreApi<PlayerView>
  /** Seconds on the axis, now. */
  position(): number
  play(): void
  pause(): void
  toggle(): void
  /** Goes to `time` seconds. `settled: false` while a drag is going on, true (the default) at its end. */
  seek(time: number, options?: { readonly settled?: boolean }): void
  setRate(rate: number): void
  /** Seconds; null ends the loop. Ends may come in either order; a loop shorter than 0.2 s is ignored. */
  setLoop(range: Stretch | null): void
  /** Jumps idle stretches of at least this many seconds (2 or more) while playing; null for never. */
  setSkipIdle(seconds: number | null): void
  /** Other idle stretches, ascending: moving the words against the board makes others. */
  setIdle(stretches: readonly Stretch[]): void
  setVideoOffset(seconds: number): void
  /** Lets go of the present note. */
  dismissNote(): void
  /** Called each animation frame while time flows, and once after every seek. Returns how to stop it. */
  onFrame(callback: (position: number) => void): () => void
  /** Hands the time over to a video; the clock stays its owner's, who destroys it. */
  attachVideo(clock: Clock): void
  /** Goes on without the video, from where it is. */
  detachVideo(): void
  destroy(): void
}

/** Milliseconds: animation frames stop in a hidden tab; loops and skips must not. */
const HEARTBEAT = 500
/** Milliseconds: half the time for which a frame is seen. */
const HALF_FRAME = 8

/** A paused player on its own clock. The owner calls `destroy` when the trace is left. */
export function createPlayer(options: PlayerOptions): Player {
  const time = options.time ?? browserTime
  const opened = time.now()
  const start = initialState(options.duration, options.idle ?? [], options.initial ?? 0, opened)
  let state = { ...start, videoOffset: options.videoOffset ?? 0 }
  const store = createStore<PlayerView>(() => viewOf(state, opened))
  const listeners = new Set<(position: number) => void>()
  const virtual = createVirtualClock(time)
  let video: Clock | null = null
  let attachments = 0
  let frame: number | null = null
  let heartbeat: number | null = null

  const queue: PlaybackEvent[] = []
  let draining = false

  function dispatch(event: PlaybackEvent): void {
    queue.push(event)
    if (draining) return
    draining = true
    const anchor = state.anchor
    const seek = state.wantsSeek ?? state.pending?.seek
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [after, effects] = transition(state, next)
        state = after
        effects.forEach(send)
      }
    } finally {
      draining = false
    }
    publish()
    const moved = anchor !== state.anchor || seek !== (state.wantsSeek ?? state.pending?.seek)
    if (moved) requestFrame()
    if (state.open && (isMoving(state) || state.skipped !== null)) keepBeating()
  }

  function send({ to, command }: Effect): void {
    const clock = to === 'virtual' ? virtual : video
    clock?.send(command)
  }

  function publish(): void {
    const view = viewOf(state, time.now(), store.getState())
    if (view !== store.getState()) store.setState(view, true)
  }

  function user(event: UserEvent): void {
    dispatch({ ...event, now: time.now() })
  }

  function hear(source: Source, attachment: number): (event: ClockEvent) => void {
    return (event) => dispatch({ type: 'clock', source, attachment, event, now: time.now() })
  }

  function requestFrame(): void {
    if (frame === null && state.open) frame = time.requestFrame(onFrame)
  }

  function onFrame(): void {
    frame = null
    dispatch({ type: 'tick', now: time.now() })
    // Asked for before the listeners run, so that one that throws does not stop time for the others.
    if (isMoving(state)) requestFrame()
    const position = shownPosition()
    for (const listener of listeners) listener(position)
  }

  /** A frame is seen until the next: beside a video it shows the middle of that, but never beyond a loop. */
  function shownPosition(): number {
    const now = time.now()
    const here = positionAt(state, now)
    if (state.driver !== 'youtube') return here
    const ahead = positionAt(state, now + HALF_FRAME)
    const turns = state.loop !== null && here < state.loop.end && ahead >= state.loop.end
    return turns ? here : ahead
  }

  function keepBeating(): void {
    heartbeat ??= time.setTimer(() => {
      heartbeat = null
      dispatch({ type: 'tick', now: time.now() })
    }, HEARTBEAT)
  }

  function letGoOfVideo(): void {
    video?.connect(null)
    video = null
  }

  virtual.connect(hear('virtual', 0))
  user({ type: 'open' })

  return {
    store,
    position: () => positionAt(state, time.now()),
    play: () => user({ type: 'play' }),
    pause: () => user({ type: 'pause' }),
    toggle: () => user({ type: 'toggle' }),
    seek: (to, { settled = true } = {}) => user({ type: 'seek', time: to, settled }),
    setRate: (rate) => user({ type: 'rate', rate }),
    setLoop: (range) => user({ type: 'loop', range }),
    setSkipIdle: (seconds) => user({ type: 'skip-idle', seconds }),
    setIdle: (stretches) => user({ type: 'idle', stretches }),
    setVideoOffset: (seconds) => user({ type: 'video-offset', seconds }),
    dismissNote: () => user({ type: 'dismiss' }),
    onFrame(callback) {
      // Wrapped, so that the same function registered twice is called twice and removed once.
      const listener = (position: number) => callback(position)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attachVideo(clock) {
      letGoOfVideo()
      video = clock
      attachments += 1
      user({ type: 'attach', attachment: attachments })
      clock.connect(hear('youtube', attachments))
    },
    detachVideo() {
      letGoOfVideo()
      user({ type: 'detach' })
    },
    destroy() {
      user({ type: 'close' })
      letGoOfVideo()
      virtual.destroy()
      listeners.clear()
      if (frame !== null) time.cancelFrame(frame)
      if (heartbeat !== null) time.clearTimer(heartbeat)
      frame = null
      heartbeat = null
    },
  }
}
