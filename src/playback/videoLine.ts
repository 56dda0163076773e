/**
 * Where a playing video is between two readings. A player says its time a few times a second, always a
 * little late and never early; so each reading is a lower bound, and the straight line through the most
 * timely of the last ones is nearest. How late even that one is, is told by how late readings are beside a
 * line that has had time to find timely ones. Times in seconds, moments in milliseconds.
 */
export interface VideoLine {
  readonly rate: number
  /** False while it stands still. */
  readonly playing: boolean
  /** Those that no later one beats: the first is the most timely, the last is the last. */
  readonly readings: readonly Reading[]
  /** Readings since the line began. */
  readonly count: number
  /** The last of them, as long as each is too late to have been under way. */
  readonly behind: readonly Reading[]
  /** Milliseconds by which the last readings were late, beside a line that knew: outlives every jump. */
  readonly lateness: readonly number[]
}

export interface Reading {
  readonly position: number
  readonly at: number
}

/** Milliseconds: how long a reading counts. Long enough for timely ones to be among them. */
const WINDOW = 4000
/** Readings after which the best of them is taken to be in time, and others are late by their distance from it. */
const ENOUGH = 8
/** How many such distances are remembered. */
const REMEMBERED = 24
/** Milliseconds: no message is under way for longer than this; the page was busy, or the video stood still. */
const MESSAGE_WAY = 40
/** Readings, and milliseconds, all later than that: it was the video. */
const STUMBLES = 4
const STUMBLED_FOR = 700

/** A line through one reading; `before` is what is known of how late readings come. */
export function lineFrom(
  reading: Reading,
  rate: number,
  playing: boolean,
  before?: VideoLine,
): VideoLine {
  const lateness = before?.lateness ?? []
  return { rate, playing, readings: [reading], count: 1, behind: [], lateness }
}

/** Milliseconds by which the best of `count` readings is likely to be late, 0 while nothing is known. */
export function likelyLateness(line: VideoLine, count = line.count): number {
  const sorted = [...line.lateness].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / (count + 1))] ?? 0
}

/** Seconds: where the line is at `at` milliseconds. */
export function onLine(line: VideoLine, at: number): number {
  const first = line.readings[0]!
  if (!line.playing) return first.position
  return first.position + ((at + likelyLateness(line) - first.at) / 1000) * line.rate
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
  const { rate, playing } = line
  if (!playing || isJump(line, reading)) return lineFrom(reading, rate, playing, line)
  const late = msBehind(line, reading)
  if (late > MESSAGE_WAY) return fallBehind(line, reading)
  const lateness =
    line.count < ENOUGH ? line.lateness : [...line.lateness, Math.max(late, 0)].slice(-REMEMBERED)
  return { ...withReading(line, reading), behind: [], lateness }
}

function fallBehind(line: VideoLine, reading: Reading): VideoLine {
  const behind = [...line.behind, reading]
  const [first, ...others] = behind
  if (behind.length < STUMBLES || reading.at - first!.at < STUMBLED_FOR) {
    return { ...withReading(line, reading), behind }
  }
  return others.reduce(withReading, lineFrom(first!, line.rate, true, line))
}

function withReading(line: VideoLine, reading: Reading): VideoLine {
  const late = msBehind(line, reading)
  const counts = (r: Reading) => reading.at - r.at <= WINDOW && msBehind(line, r) < late
  return { ...line, readings: [...line.readings.filter(counts), reading], count: line.count + 1 }
}

/** Milliseconds by which a reading is later than the line's most timely one; negative for a more timely one. */
function msBehind(line: VideoLine, { position, at }: Reading): number {
  const first = line.readings[0]!
  return at - first.at - ((position - first.position) / line.rate) * 1000
}

/**
 * The line at another rate, which a reading first told of at `now`: the video has gone at that rate for as long
 * as a reading is under way.
 */
export function turnLine(line: VideoLine, rate: number, now: number): VideoLine {
  const turned = now - likelyLateness(line, 1)
  const at = turned + likelyLateness(line)
  return { ...line, rate, readings: [{ position: onLine(line, turned), at }] }
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

/** Whether a reading is neither on the old way (a little late, or standing on it) nor at the target: moved by someone. */
export function isElsewhere(landing: Landing, reading: Reading): boolean {
  const { target, since, from } = landing
  const before = from.readings[from.readings.length - 1]!.position
  const then = onLine(from, since)
  const now = onLine(from, reading.at)
  const onOldWay =
    reading.position > Math.min(before, then) - NEAR &&
    reading.position < Math.max(then, now) + NEAR
  return !onOldWay && Math.abs(reading.position - target) > NEAR
}
