import type { Source, VideoError } from './clock'

/** A stretch of the time axis in seconds, `start < end`. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** What the driving clock last said; the position now is reckoned from it. */
export interface Anchor {
  /** Seconds on the axis. */
  readonly position: number
  /** Milliseconds of the time source at which it was there. */
  readonly at: number
  readonly rate: number
  readonly playing: boolean
  /** Playing, but waiting for data. */
  readonly buffering: boolean
}

export interface Seek {
  /** Seconds on the axis. */
  readonly time: number
  readonly settled: boolean
}

/** The one command that is out and not answered. */
export interface Pending {
  readonly kind: 'play' | 'pause' | 'seek' | 'rate'
  readonly generation: number
  /** The target of a seek. */
  readonly seek: Seek | null
  /** The rate asked for by a rate command. */
  readonly rate: number | null
  /** Whether the clock was playing when the command went out: a difference in the answer is not our doing. */
  readonly wasPlaying: boolean
  /** It has not been carried out for a while. */
  readonly slow: boolean
}

/** What a clock was last heard to be doing, whether it drives or not. */
export interface Heard {
  readonly playing: boolean
  readonly rate: number
}

export interface VideoState {
  /** Which attachment: events of an earlier one are dropped. */
  readonly attachment: number
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly error: VideoError | null
  /** Someone went on after the failure. */
  readonly acknowledged: boolean
  readonly rates: readonly number[]
  /** Seconds of the video; 0 while unknown. */
  readonly duration: number
  /** It ran out before the axis did. */
  readonly ranOut: boolean
  /** The browser did not let it start. */
  readonly refused: boolean
}

export interface Skipped {
  /** Seconds of the axis that were jumped. */
  readonly seconds: number
  /** Milliseconds of the time source. */
  readonly at: number
}

/** All there is to know about playback: a plain value, changed only by `transition`. */
export interface ClockState {
  readonly open: boolean
  /** Seconds: the end of the axis. */
  readonly duration: number
  /** Ascending, not overlapping. */
  readonly idle: readonly Stretch[]
  /** What the user wants; commands go out until the clock has said that it is so. */
  readonly wantsPlay: boolean
  readonly wantsRate: number
  readonly wantsSeek: Seek | null
  /** Where a drag is at the moment; null when none goes on. */
  readonly drag: number | null
  readonly driver: Source
  readonly heard: Readonly<Record<Source, Heard>>
  readonly anchor: Anchor
  readonly pending: Pending | null
  /** The last generation given out. */
  readonly generation: number
  readonly loop: Stretch | null
  /** Seconds: idle stretches at least this long are jumped while playing; null for never. */
  readonly skipIdle: number | null
  /** The idle stretch that a seek landed in: the asked-for moment wins, so it is not jumped. */
  readonly spared: Stretch | null
  readonly skipped: Skipped | null
  /** The position at the last tick: a loop turns when its end is crossed, not when someone seeks beyond it. */
  readonly passed: number
  readonly video: VideoState | null
  /** Seconds: axis time = video time + offset. */
  readonly videoOffset: number
}

const STILL: Heard = { playing: false, rate: 1 }

/** The state before anything happened: paused at `initial` seconds (clamped to the axis). */
export function initialState(
  duration: number,
  idle: readonly Stretch[],
  initial: number,
  now: number,
): ClockState {
  const position = Math.min(Math.max(initial, 0), duration)
  return {
    open: false,
    duration,
    idle,
    wantsPlay: false,
    wantsRate: 1,
    wantsSeek: position > 0 ? { time: position, settled: true } : null,
    drag: null,
    driver: 'virtual',
    heard: { virtual: STILL, youtube: STILL },
    anchor: { position, at: now, rate: 1, playing: false, buffering: false },
    pending: null,
    generation: 0,
    loop: null,
    skipIdle: null,
    spared: stretchAt(idle, position),
    skipped: null,
    passed: position,
    video: null,
    videoOffset: 0,
  }
}

/** The stretch that holds `time` (seconds; the start belongs to it, the end does not), or null. Binary search. */
export function stretchAt(stretches: readonly Stretch[], time: number): Stretch | null {
  let low = 0
  let high = stretches.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const stretch = stretches[middle]!
    if (time < stretch.start) high = middle - 1
    else if (time >= stretch.end) low = middle + 1
    else return stretch
  }
  return null
}
