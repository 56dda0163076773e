/**
 * A row of the raw subset as it is written: field names and their order are the dataset's. Mutable, because faults
 * are planted in it; `RawEntry` is what the readers make of it.
 */
export interface DemoRow {
  puzzle_id: string
  youtube_id: string
  action_data: RowGroup[]
  asr_data: { language: string; segments: RowSegment[]; text: string }
  puzzle_data: Record<string, string | number | null>
}

export interface RowGroup {
  actions: string[]
  frame: number
  idx: number
  serialized_state: string
  time: number | null
}

export interface RowSegment {
  avg_logprob: number
  compression_ratio: number
  end: number
  id: number
  no_speech_prob: number
  seek: number
  start: number
  temperature: number
  text: string
  tokens: number[]
  words: RowWord[]
}

export interface RowWord {
  end: number
  probability: number
  start: number
  word: string
}
