import type { Clock, ClockEvent, Command, VideoError } from './clock'
import { createErrands } from './videoErrands'
import { videoErrorOf } from './videoError'
import { factsOf, NO_FACTS, sameFacts } from './videoFacts'
import {
  enterState,
  firstWatch,
  hasStarted,
  isBuffering,
  isPlaying,
  look,
  type Seen,
  whereIs,
} from './videoWatch'
import {
  ApiError,
  ENDED,
  PLAYER_HOST,
  PLAYING,
  UNSTARTED,
  type YouTubeApi,
  type YouTubePlayer,
} from './youTubeApi'
import type { YouTubeClockOptions } from './youTubeClockOptions'

/** Milliseconds between readings while something is going on, and while nothing is. */
const OFTEN = 30
const SELDOM = 100
/** Milliseconds without an `onReady` after which the player is given up. */
const READY_PATIENCE = 20_000

/**
 * The video as a clock. It tells only what the player itself has said or shown: the player's events answer
 * commands, and where it has no event (seeks, jumps, stalls), its time, read often, does.
 */
export function createYouTubeClock(options: YouTubeClockOptions): Clock {
  const { time, frame } = options
  let emit: ((event: ClockEvent) => void) | null = null
  let player: YouTubePlayer | null = null
  let ready = false
  let failure: VideoError | null = null
  let destroyed = false
  let timer: number | null = null
  let stopListening: (() => void) | null = null
  let watch = firstWatch(options.start, time.now())
  let told = NO_FACTS

  const dead = () => destroyed || failure !== null
  const errands = createErrands({
    time,
    start: options.start,
    player: () => player,
    watch: () => watch,
    setWatch: (next) => {
      watch = next
    },
    emit: (event) => emit?.(event),
    tell: (generation) => tell(generation, false),
  })

  function load(): void {
    later(READY_PATIENCE, () => fail('timeout'))
    options.loadApi().then(attach, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      fail(error.reason)
    })
  }

  function attach(api: YouTubeApi): void {
    if (dead()) return
    player = new api.Player(frame, {
      host: PLAYER_HOST,
      events: {
        onReady,
        onStateChange: ({ data }) => onState(data),
        onPlaybackRateChange: () => read(),
        onError: ({ data }) => fail(videoErrorOf(data)),
        onAutoplayBlocked: () => {
          if (!dead()) errands.refuse()
        },
      },
    })
    // After the API's own listener, which is there by now: it has read the message when ours is called.
    stopListening = options.onMessage(read)
  }

  function onReady(): void {
    if (dead()) return
    ready = true
    onState(player?.getPlayerState() ?? UNSTARTED)
    sayReady()
  }

  function sayReady(): void {
    if (player !== null) told = factsOf(player)
    emit?.({ type: 'ready', ...told, rate: errands.rate() })
  }

  function fail(error: VideoError): void {
    if (dead()) return
    const network = error === 'timeout' || error === 'script-blocked'
    failure = network && !options.isOnline() ? 'offline' : error
    errands.forget()
    stopTimer()
    emit?.({ type: 'failed', error: failure })
  }

  function onState(state: number): void {
    if (dead() || !ready) return
    const now = time.now()
    const position = player?.getCurrentTime() ?? whereIs(watch, now)
    const seen = enterState(watch, state, position, errands.rate(), now)
    watch = seen.watch
    if (state === PLAYING) errands.begin(position)
    report(seen)
  }

  /** Looks at the player; tells what is new, and answers what can be answered. */
  function read(): void {
    if (dead() || !ready || player === null) return
    tellFacts(player)
    const value = player.getCurrentTime()
    const now = time.now()
    const seen = look(watch, value ?? whereIs(watch, now), errands.rate(), now)
    watch = seen.watch
    report(seen)
  }

  function tellFacts(from: YouTubePlayer): void {
    const facts = factsOf(from)
    if (sameFacts(facts, told)) return
    told = facts
    emit?.({ type: 'facts', ...facts })
  }

  function report({ news }: Seen): void {
    if (errands.waiting() === null && news !== 'none') tell(null, news === 'jumped')
    errands.consider()
    schedule()
  }

  function tell(generation: number | null, jumped: boolean): void {
    const at = time.now()
    const kept = hasStarted(watch) ? null : errands.keptStart()
    emit?.({
      type: 'moved',
      generation,
      playing: isPlaying(watch),
      buffering: isBuffering(watch),
      ended: watch.state === ENDED,
      position: kept ?? whereIs(watch, at),
      at,
      rate: errands.rate(),
      jumped,
    })
  }

  function send(command: Command): void {
    if (dead() || !ready || player === null) return
    errands.send(command)
    read()
  }

  function schedule(): void {
    const busy = errands.waiting() !== null || isPlaying(watch)
    later(busy ? OFTEN : SELDOM, read)
  }

  function later(ms: number, callback: () => void): void {
    stopTimer()
    timer = time.setTimer(callback, ms)
  }

  function stopTimer(): void {
    if (timer !== null) time.clearTimer(timer)
    timer = null
  }

  load()

  return {
    kind: 'youtube',
    connect(listener) {
      emit = listener
      errands.forget()
      if (listener === null) {
        if (ready && !dead() && isPlaying(watch)) player?.pauseVideo()
      } else if (failure !== null) listener({ type: 'failed', error: failure })
      else if (ready) sayReady()
    },
    send,
    destroy() {
      if (destroyed) return
      destroyed = true
      emit = null
      errands.forget()
      stopTimer()
      stopListening?.()
      player?.destroy()
      player = null
      frame.remove()
    },
  }
}
