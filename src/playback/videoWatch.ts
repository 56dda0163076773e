import { isJump, lineFrom, onLine, readOn, turnLine, type VideoLine } from './videoLine'
import { BUFFERING, CUED, PAUSED, PLAYING, UNSTARTED } from './youTubeApi'

/** What has been seen of the player: the state it said it is in, and where its time leads. */
export interface VideoWatch {
  /** `YT.PlayerState`. */
  readonly state: number
  /** Milliseconds at which it entered that state. */
  readonly since: number
  /** Whether it played before it began to wait for data. */
  readonly played: boolean
  readonly line: VideoLine
  /** The time last read, as the player said it; NaN before the first. */
  readonly value: number
  /** Milliseconds at which that time was first seen. */
  readonly changed: number
  /** It says it is playing, but its time stands still. */
  readonly stalled: boolean
}

export interface Seen {
  readonly watch: VideoWatch
  /** Nothing to tell; a better idea of where it is; or a move that nobody here asked for. */
  readonly news: 'none' | 'moved' | 'jumped'
}

/** Milliseconds without a new time after which a playing video has stalled. */
const STALL = 800
/** Seconds by which a reading must move the line to be worth telling. */
const WORTH_TELLING = 0.004

/** A player nothing is known of yet, to start at `start` seconds. */
export function firstWatch(start: number, now: number): VideoWatch {
  const line = lineFrom({ position: start, at: now }, 1, false)
  const nothing = { played: false, value: Number.NaN, stalled: false }
  return { state: UNSTARTED, since: now, line, changed: now, ...nothing }
}

/** Whether it has begun at all; before that its time means nothing, and a seek would start it. */
export function hasStarted(watch: VideoWatch): boolean {
  return watch.state !== UNSTARTED && watch.state !== CUED
}

/** The player has said that it is in another state, at `position` seconds. */
export function enterState(
  before: VideoWatch,
  state: number,
  position: number,
  rate: number,
  now: number,
): Seen {
  const entered = { ...before, state, since: now, changed: now, stalled: false }
  // Waiting for data and for an advertisement to end are both steps of playing.
  const waits = state === BUFFERING || state === UNSTARTED
  const played = waits ? before.played : state === PLAYING
  if (!hasStarted(entered)) {
    const line = lineFrom({ position: onLine(before.line, now), at: now }, rate, false, before.line)
    return { watch: { ...entered, played, line }, news: before.played ? 'moved' : 'none' }
  }
  const reading = { position, at: now }
  const jumped = hasStarted(before) && isJump(before.line, reading)
  const line = lineFrom(reading, rate, state === PLAYING, before.line)
  const watch = { ...entered, played, line, value: position }
  return { watch, news: jumped ? 'jumped' : 'moved' }
}

/** The player's time and rate were read. */
export function look(before: VideoWatch, position: number, rate: number, now: number): Seen {
  if (!hasStarted(before)) return { watch: before, news: 'none' }
  const turned = rate !== before.line.rate
  const here = onLine(before.line, now)
  const watch = turned ? { ...before, line: turnLine(before.line, rate, now) } : before
  const still = turned ? 'moved' : 'none'
  if (position === watch.value) {
    if (watch.state !== PLAYING || watch.stalled || now - watch.changed < STALL) {
      return { watch, news: still }
    }
    const line = lineFrom({ position, at: now }, rate, false, before.line)
    return { watch: { ...watch, line, stalled: true }, news: 'moved' }
  }
  const reading = { position, at: now }
  const seen = { ...watch, value: position, changed: now, stalled: false }
  if (watch.stalled) {
    return { watch: { ...seen, line: lineFrom(reading, rate, true, before.line) }, news: 'moved' }
  }
  const jumped = isJump(watch.line, reading)
  const line = readOn(watch.line, reading)
  const moved = turned || Math.abs(onLine(line, now) - here) > WORTH_TELLING
  return { watch: { ...seen, line }, news: jumped ? 'jumped' : moved ? 'moved' : 'none' }
}

/** A seek has arrived: from here on the line is drawn from the time last seen alone. */
export function settleLine(watch: VideoWatch, now: number): VideoWatch {
  if (Number.isNaN(watch.value)) return watch
  const at = watch.state === PLAYING ? watch.changed : now
  const { rate, playing } = watch.line
  return { ...watch, line: lineFrom({ position: watch.value, at }, rate, playing, watch.line) }
}

/** Seconds: where the video is now. */
export function whereIs(watch: VideoWatch, now: number): number {
  return onLine(watch.line, now)
}

/** Playing, or waiting in order to play on. */
export function isPlaying(watch: VideoWatch): boolean {
  return watch.state === PLAYING || watch.played
}

/** Waiting: whatever it says of playing, its time stands still. */
export function isBuffering(watch: VideoWatch): boolean {
  return watch.state === BUFFERING || watch.state === UNSTARTED || watch.stalled
}

/** Whether it is where it will stay unless told otherwise. */
export function isSteady(watch: VideoWatch): boolean {
  return watch.state === PLAYING || watch.state === PAUSED
}
