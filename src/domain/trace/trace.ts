import type { Action } from '../board/action'
import type { Cell } from '../board/cell'
import type { Problem } from '../problem'
import type { RawPuzzle } from './rawEntry'

/**
 * One solve, decoded: immutable plain data with random access to every moment. It holds no methods and no
 * class instances, so that it crosses a worker boundary by structured clone; the functions beside this file
 * (`boardAt`, `indexAt`, `wordAt`, …) read it. All times are seconds on the video's axis.
 */
export interface Trace {
  readonly youtubeId: string
  readonly puzzleId: string
  readonly rows: number
  readonly cols: number
  /** The puzzle's facts as the row states them (rules unwrapped). */
  readonly puzzle: RawPuzzle
  /** Per cell: the given's text, '' where there is none. */
  readonly givens: readonly string[]
  /** Per cell: the right value, or null when the puzzle hides its solution. */
  readonly solution: readonly string[] | null
  readonly groups: Groups
  readonly words: Words
  /** Ascending by time. */
  readonly markers: readonly Marker[]
  /** Where the row contradicts itself, ascending by group. */
  readonly findings: readonly Finding[]
  /** What the row holds that could not be used, with its path. */
  readonly problems: readonly Problem[]
  /** Seconds: the end of the axis, at or after the last group and the last word. */
  readonly duration: number
  /**
   * `text` for a processed row, which has no times: everything called seconds here is then a character position in its
   * text. Absent means `time`.
   */
  readonly axis?: 'time' | 'text'
}

export interface Groups {
  /** G, the number of action groups. */
  readonly count: number
  /** Every distinct cell of the solve; index 0 is the empty cell. */
  readonly palette: readonly Cell[]
  /** G × cells palette indices: the board after each group. */
  readonly boards: Uint16Array | Uint32Array
  /** G times, never falling (repairs are findings). */
  readonly times: Float64Array
  /** G times as the row has them; NaN for null. */
  readonly rawTimes: Float64Array
  /** G video frame numbers; NaN for null. */
  readonly frames: Float64Array
  /** All actions of all groups in order. */
  readonly actions: readonly Action[]
  /** G + 1 offsets into `actions`. */
  readonly actionStart: Uint32Array
  /** G × ceil(cells / 32) words: bit i of the group's row is set when cell i is selected. */
  readonly selection: Uint32Array
}

/** The transcript: parallel arrays over one text. */
export interface Words {
  /** W, the number of words. */
  readonly count: number
  /** The whole transcript; words joined as the recogniser means them. */
  readonly text: string
  /** W + 1 character offsets into `text`; a word includes its leading space. */
  readonly offset: Uint32Array
  readonly start: Float64Array
  readonly end: Float64Array
  /** 0..1, NaN when not stated. */
  readonly probability: Float32Array
  /** S + 1 indices of each sentence's first word; the last entry is W. */
  readonly sentenceStart: Uint32Array
  /** Whisper's segments: index of the first word of each, N + 1. */
  readonly segmentStart: Uint32Array
  /** True where the words were laid evenly over a segment that had none of its own. */
  readonly estimated: boolean
}

export type MarkerKind = 'cracking' | 'first-digit' | 'solved' | 'end'

export interface Marker {
  readonly kind: MarkerKind
  readonly time: number
  /** The group it belongs to, where it belongs to one. */
  readonly group: number | null
}

export type FindingKind =
  | 'state-mismatch'
  | 'state-unreadable'
  | 'state-size'
  | 'action-unreadable'
  | 'action-impossible'
  | 'wrong-digit'
  | 'time-backward'
  | 'time-repeated'
  | 'time-missing'
  | 'gap'
  | 'word-outside-segment'
  | 'word-time-backward'
  | 'repeated-sentence'
  | 'low-probability'
  | 'speech-off-axis'

/** One contradiction in the data. Replay goes on sensibly; nothing throws. */
export interface Finding {
  readonly kind: FindingKind
  readonly time: number
  /** Action group, or null for a finding in the transcript. */
  readonly group: number | null
  /** Row-major cell index, where it concerns one cell. */
  readonly cell: number | null
  /** What the actions, the order of time or the solution led to expect; '' where nothing did. */
  readonly expected: string
  /** What the row has. */
  readonly found: string
  /** Where in the row: `action_data[12].serialized_state`. */
  readonly path: string
}
