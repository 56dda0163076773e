import type { Clock, ClockEvent, Command, TimeSource, VideoError } from './clock'
import { judge, type Waiting } from './videoCommand'
import { videoErrorOf } from './videoError'
import {
  enterState,
  firstWatch,
  hasStarted,
  isBuffering,
  isPlaying,
  look,
  type Seen,
  settleLine,
  whereIs,
} from './videoWatch'
import {
  ApiError,
  ENDED,
  PLAYER_HOST,
  PLAYING,
  UNSTARTED,
  USUAL_RATES,
  type YouTubeApi,
  type YouTubePlayer,
} from './youTubeApi'

export interface YouTubeClockOptions {
  /** Our own iframe, in the document, on its way to the player's page. The clock removes it when destroyed. */
  readonly frame: HTMLIFrameElement
  readonly loadApi: () => Promise<YouTubeApi>
  readonly time: TimeSource
  /** Seconds: the start the iframe was asked for. */
  readonly start: number
  readonly isOnline: () => boolean
  /**
   * Calls back after each message from the player's page, and returns how to stop. What such a message says is the
   * API's affair; that there was one means that there may be a new time to read.
   */
  readonly onMessage: (callback: () => void) => () => void
}

/** Milliseconds between readings while something is going on, and while nothing is. */
const OFTEN = 30
const SELDOM = 100
/** Milliseconds without an `onReady` after which the player is given up. */
const READY_PATIENCE = 20_000
/** Seconds: a video that starts this near its kept start is where it should be. */
const START_SLACK = 0.5

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
  let waiting: Waiting | null = null
  /** Before its first start a player takes a seek for a start, so what is wanted is kept until it starts. */
  let keptStart: number | null = null
  let keptRate: number | null = null
  let told: { duration: number; rates: readonly number[] } = { duration: 0, rates: USUAL_RATES }

  const dead = () => destroyed || failure !== null
  const rateNow = () => keptRate ?? player?.getPlaybackRate() ?? 1

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
        onAutoplayBlocked: refuse,
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
    told = facts()
    emit?.({ type: 'ready', ...told, rate: rateNow() })
  }

  function facts() {
    const rates = player?.getAvailablePlaybackRates()
    const known = rates !== undefined && rates.length > 0
    return { duration: player?.getDuration() ?? 0, rates: known ? rates : USUAL_RATES }
  }

  function fail(error: VideoError): void {
    if (dead()) return
    const network = error === 'timeout' || error === 'script-blocked'
    failure = network && !options.isOnline() ? 'offline' : error
    waiting = null
    stopTimer()
    emit?.({ type: 'failed', error: failure })
  }

  function refuse(): void {
    if (dead() || waiting?.kind !== 'play' || waiting.generation === null) return
    const { generation } = waiting
    waiting = null
    emit?.({ type: 'refused', generation })
  }

  function onState(state: number): void {
    if (dead() || !ready) return
    const now = time.now()
    const position = player?.getCurrentTime() ?? whereIs(watch, now)
    const seen = enterState(watch, state, position, rateNow(), now)
    watch = seen.watch
    if (state === PLAYING && (keptStart !== null || keptRate !== null)) beginKept(position, now)
    report(seen)
  }

  /** The video starts for the first time, by whoever's hand: what was kept for it is due now. */
  function beginKept(position: number, now: number): void {
    const [target, rate] = [keptStart, keptRate]
    keptStart = null
    keptRate = null
    if (rate !== null && rate !== player?.getPlaybackRate()) player?.setPlaybackRate(rate)
    if (target === null || Math.abs(position - target) <= START_SLACK) return
    player?.seekTo(target, true)
    const generation = waiting?.generation ?? null
    const landing = { target, since: now, from: watch.line }
    waiting = { ...waitingFor('play', generation, now), playing: true, landing }
  }

  /** Looks at the player; tells what is new, and answers what can be answered. */
  function read(): void {
    if (dead() || !ready || player === null) return
    tellFacts()
    const value = player.getCurrentTime()
    const now = time.now()
    const seen = look(watch, value ?? whereIs(watch, now), rateNow(), now)
    watch = seen.watch
    report(seen)
  }

  function tellFacts(): void {
    const { duration, rates } = facts()
    if (duration === told.duration && rates.join() === told.rates.join()) return
    told = { duration, rates }
    emit?.({ type: 'facts', duration, rates })
  }

  function report({ news }: Seen): void {
    if (waiting === null && news !== 'none') tell(null, news === 'jumped')
    if (waiting !== null) consider(waiting)
    schedule()
  }

  function consider(command: Waiting): void {
    const now = time.now()
    const verdict = judge(command, watch, rateNow(), now)
    const { generation, landing } = command
    if (verdict === 'done' || (verdict === 'refused' && generation === null)) {
      waiting = null
      if (landing !== null) watch = settleLine(watch, now)
      tell(generation, false)
    } else if (verdict === 'refused') {
      refuse()
    } else if (verdict === 'tell') {
      waiting = { ...command, told: true }
      if (generation !== null) emit?.({ type: 'waiting', generation })
    } else if (verdict === 'quieten') {
      if (now - command.sent > SELDOM) {
        waiting = { ...command, sent: now }
        player?.pauseVideo()
      }
    } else if (verdict === 'resend') {
      waiting = { ...command, sent: now }
      if (landing !== null) player?.seekTo(landing.target, true)
      else if (command.kind === 'play') player?.playVideo()
      else if (command.kind === 'pause') player?.pauseVideo()
    }
  }

  function tell(generation: number | null, jumped: boolean): void {
    const at = time.now()
    const kept = hasStarted(watch) ? null : keptStart
    emit?.({
      type: 'moved',
      generation,
      playing: isPlaying(watch),
      buffering: isBuffering(watch),
      ended: watch.state === ENDED,
      position: kept ?? whereIs(watch, at),
      at,
      rate: rateNow(),
      jumped,
    })
  }

  function waitingFor(kind: Command['kind'], generation: number | null, now: number): Waiting {
    const nothing = { landing: null, playing: false, rate: null, passing: false, told: false }
    return { kind, generation, since: now, sent: now, ...nothing }
  }

  function send(command: Command): void {
    if (dead() || !ready || player === null) return
    const now = time.now()
    const { kind, generation } = command
    const started = hasStarted(watch)
    const next = waitingFor(kind, generation, now)
    if (kind === 'play') {
      // A kept start is sent along: seeking is how a player that has not begun begins there.
      if (!started && keptStart !== null && keptStart !== options.start) {
        player.seekTo(keptStart, true)
      }
      player.playVideo()
      waiting = { ...next, playing: true }
    } else if (kind === 'pause') {
      player.pauseVideo()
      waiting = next
    } else if (kind === 'rate') {
      if (started) player.setPlaybackRate(command.rate)
      else keptRate = command.rate
      waiting = { ...next, rate: command.rate }
    } else if (started) {
      player.seekTo(command.time, command.settled)
      const landing = { target: command.time, since: now, from: watch.line }
      waiting = { ...next, landing, playing: command.playing, passing: !command.settled }
    } else {
      keptStart = command.time
      waiting = null
      tell(generation, false)
    }
    read()
  }

  function schedule(): void {
    const busy = waiting !== null || isPlaying(watch)
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
      waiting = null
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
      waiting = null
      stopTimer()
      stopListening?.()
      player?.destroy()
      player = null
      frame.remove()
    },
  }
}
