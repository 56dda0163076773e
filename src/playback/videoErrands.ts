import type { ClockEvent, Command, TimeSource } from './clock'
import { judge, type Waiting } from './videoCommand'
import { hasStarted, settleLine, type VideoWatch } from './videoWatch'
import type { YouTubePlayer } from './youTubeApi'

/** What errands need of the clock that runs them. */
export interface ErrandHost {
  readonly time: TimeSource
  /** Seconds: the start the iframe was asked for. */
  readonly start: number
  player(): YouTubePlayer | null
  watch(): VideoWatch
  setWatch(watch: VideoWatch): void
  emit(event: ClockEvent): void
  /** Tells where the video is, as the answer to `generation`. */
  tell(generation: number | null): void
}

/** The commands that are out, one at a time, and what is kept for a video that has not begun. */
export interface Errands {
  /** The command that is out. */
  waiting(): Waiting | null
  /** The rate wanted, else the one the player has. */
  rate(): number
  /** Seconds: where a video that has not begun will begin; null where it was asked to. */
  keptStart(): number | null
  send(command: Command): void
  /** The video starts for the first time, at `position` seconds: what was kept for it is due now. */
  begin(position: number): void
  /** Answers the command that is out, sends it again, or goes on waiting. */
  consider(): void
  /** The browser did not let the video start. */
  refuse(): void
  forget(): void
}

/** Milliseconds between pauses sent to a video that plays on. */
const QUIETEN_EVERY = 100
/** Seconds: a video that starts this near its kept start is where it should be. */
const START_SLACK = 0.5

export function createErrands(host: ErrandHost): Errands {
  const { time } = host
  let waiting: Waiting | null = null
  /** Before its first start a player takes a seek for a start, so what is wanted is kept until it starts. */
  let keptStart: number | null = null
  let keptRate: number | null = null

  const rate = () => keptRate ?? host.player()?.getPlaybackRate() ?? 1

  function begun(kind: Command['kind'], generation: number | null): Waiting {
    const now = time.now()
    const nothing = { landing: null, playing: false, rate: null, passing: false, told: false }
    return { kind, generation, since: now, sent: now, ...nothing }
  }

  function landingAt(target: number): NonNullable<Waiting['landing']> {
    return { target, since: time.now(), from: host.watch().line }
  }

  function send(command: Command): void {
    const player = host.player()
    if (player === null) return
    const { kind, generation } = command
    const started = hasStarted(host.watch())
    const next = begun(kind, generation)
    if (kind === 'play') {
      // A kept start is sent along: seeking is how a player that has not begun begins there.
      if (!started && keptStart !== null && keptStart !== host.start) {
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
      const landing = landingAt(command.time)
      waiting = { ...next, landing, playing: command.playing, passing: !command.settled }
    } else {
      keptStart = command.time
      waiting = null
      host.tell(generation)
    }
  }

  function begin(position: number): void {
    const player = host.player()
    const [target, wanted] = [keptStart, keptRate]
    keptStart = null
    keptRate = null
    if (wanted !== null && wanted !== player?.getPlaybackRate()) player?.setPlaybackRate(wanted)
    if (target === null || Math.abs(position - target) <= START_SLACK) return
    player?.seekTo(target, true)
    const next = begun('play', waiting?.generation ?? null)
    waiting = { ...next, playing: true, landing: landingAt(target) }
  }

  function consider(): void {
    if (waiting === null) return
    const command = waiting
    const now = time.now()
    const { generation, landing } = command
    const verdict = judge(command, host.watch(), rate(), now)
    if (verdict === 'done' || (verdict === 'refused' && generation === null)) {
      waiting = null
      if (landing !== null) host.setWatch(settleLine(host.watch(), now))
      host.tell(generation)
    } else if (verdict === 'refused') {
      refuse()
    } else if (verdict === 'tell') {
      waiting = { ...command, told: true }
      if (generation !== null) host.emit({ type: 'waiting', generation })
    } else if (verdict === 'quieten') {
      if (now - command.sent <= QUIETEN_EVERY) return
      waiting = { ...command, sent: now }
      host.player()?.pauseVideo()
    } else if (verdict === 'resend') {
      waiting = { ...command, sent: now }
      resend(command)
    }
  }

  function resend({ kind, landing }: Waiting): void {
    const player = host.player()
    if (landing !== null) player?.seekTo(landing.target, true)
    else if (kind === 'play') player?.playVideo()
    else if (kind === 'pause') player?.pauseVideo()
  }

  function refuse(): void {
    if (waiting?.kind !== 'play' || waiting.generation === null) return
    const { generation } = waiting
    waiting = null
    host.emit({ type: 'refused', generation })
  }

  return {
    waiting: () => waiting,
    rate,
    keptStart: () => keptStart,
    send,
    begin,
    consider,
    refuse,
    forget() {
      waiting = null
    },
  }
}
