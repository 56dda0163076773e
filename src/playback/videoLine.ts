/**
 * Where a playing video is between two readings. A player says its time a few times a second, always a
 * little late and never early; so each reading is a lower bound, and the straight line through the most
 * timely of the last ones is the best guess. Times in seconds, moments in milliseconds.
 */
export interface VideoLine {
  readonly rate: number
  /** False while it stands still. */
  readonly playing: boolean
  readonly readings: readonly Reading[]
}

export interface Reading {
  readonly position: number
  readonly at: number
}

/** Milliseconds: how long a reading counts. Long enough to bridge late ones, short enough to follow a stall. */
const WINDOW = 1500

/** A line through one reading. */
export function lineFrom(reading: Reading, rate: number, playing: boolean): VideoLine {
  return { rate, playing, readings: [reading] }
}

/** Seconds: where the line is at `at` milliseconds. */
export function onLine(line: VideoLine, at: number): number {
  if (!line.playing) return line.readings[line.readings.length - 1]!.position
  const intercepts = line.readings.map((r) => r.position - (r.at / 1000) * line.rate)
  return Math.max(...intercepts) + (at / 1000) * line.rate
}

/**
 * Whether a reading cannot come from playing on: nobody tells of a seek in the player's own controls. A still
 * player that moved was moved; a playing one may be read late, by a page that was busy, but never early.
 */
export function isJump(line: VideoLine, reading: Reading): boolean {
  const off = reading.position - onLine(line, reading.at)
  if (!line.playing) return Math.abs(off) > 0.01
  return off > 0.5 || off < -(0.5 + 0.3 * line.rate)
}

/** The line with one more reading; through that one alone after a jump. */
export function readOn(line: VideoLine, reading: Reading): VideoLine {
  if (!line.playing || isJump(line, reading)) return { ...line, readings: [reading] }
  const recent = line.readings.filter((r) => reading.at - r.at <= WINDOW)
  return { ...line, readings: [...recent, reading] }
}

/** A seek that has been sent and not been seen to arrive. */
export interface Landing {
  readonly target: number
  /** Milliseconds at which it was sent. */
  readonly since: number
  /** Where the video was going before. */
  readonly from: VideoLine
}

/** Seconds: players land this near a target. */
const NEAR = 0.35
/** Seconds and milliseconds: what must do when a player only lands near, or the seek was too short to tell. */
const NEARLY = 1
const LONG_ENOUGH = 1200
/** Seconds: a seek this short cannot be told from staying. */
const TINY = 0.03

/**
 * Whether a reading shows the video at the target of a seek: near it (or as much further as it may have
 * played since, at `rate`), and not simply still on its old way. `now` in milliseconds.
 */
export function hasLanded(landing: Landing, reading: Reading, rate: number, now: number): boolean {
  const { target, since, from } = landing
  const furthest = target + (Math.max(reading.at - since, 0) / 1000) * rate
  const off = Math.max(target - reading.position, reading.position - furthest, 0)
  if (now - since > LONG_ENOUGH && reading.at > since) return off <= NEARLY
  const before = from.readings[from.readings.length - 1]!.position
  const old = Math.min(
    Math.abs(reading.position - onLine(from, reading.at)),
    Math.abs(reading.position - before),
  )
  const short = Math.abs(target - onLine(from, since)) < TINY
  return off <= NEAR && (short || off < old)
}
