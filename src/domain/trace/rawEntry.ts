/**
 * The raw row of `SakanaAI/Sudoku-CTC-Reasoning`, after validation: field names are the dataset's own.
 * Source: the dataset card and the publishers' processing code.
 */
export interface RawEntry {
  readonly youtube_id: string
  readonly puzzle_id: string
  readonly action_data: readonly RawGroup[]
  readonly asr_data: RawAsr
  readonly puzzle_data: RawPuzzle
}

/** What happened between two key frames of the video. */
export interface RawGroup {
  readonly idx: number | null
  /** Frame number in the video. */
  readonly frame: number | null
  /** Seconds on the video's axis; null is in the data and counts as 0 in the publishers' code. */
  readonly time: number | null
  readonly actions: readonly string[]
  /** SudokuPad state as JSON text after the group; null or '' when missing. */
  readonly serialized_state: string | null
}

/** Whisper's `transcribe` output. */
export interface RawAsr {
  readonly language: string | null
  readonly text: string
  readonly segments: readonly RawSegment[]
}

export interface RawSegment {
  readonly id: number | null
  /** Seconds. */
  readonly start: number
  /** Seconds. */
  readonly end: number
  readonly text: string
  readonly avg_logprob: number | null
  readonly compression_ratio: number | null
  readonly no_speech_prob: number | null
  readonly temperature: number | null
  readonly seek: number | null
  readonly tokens: readonly number[]
  /** May be empty although `text` is not. */
  readonly words: readonly RawWord[]
}

export interface RawWord {
  /** Carries its own leading space; without one it belongs to the word before. */
  readonly word: string
  /** Seconds. */
  readonly start: number
  /** Seconds. */
  readonly end: number
  readonly probability: number | null
}

export interface RawPuzzle {
  readonly puzzle_id: string
  readonly youtube_id: string | null
  readonly title: string
  readonly author: string
  /** As in the data, `2021-06-20`; '' when missing. */
  readonly date: string
  /** Plain text: the data's JSON-quoted string is already unwrapped here. */
  readonly rules: string
  readonly rows: number
  readonly cols: number
  /** `rows * cols` characters, `.` for empty. */
  readonly initial_board: string
  /** `rows * cols` characters; null when the puzzle hides it. */
  readonly solution: string | null
  /** JSON text of a list; '' when missing. */
  readonly visual_elements: string
  readonly encoded_puzzle: string
  readonly sudokupad_url: string
  /** Seconds at which "let's get cracking" is said; null when missing. */
  readonly lgc_timestamp: number | null
  readonly sequential_number: number | null
}
