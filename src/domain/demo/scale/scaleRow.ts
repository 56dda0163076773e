import type { Words } from '../../trace/trace'
import type { ScaleTrace } from './scaleCorpus'

/** A raw row of the dataset in what it needs to be one: a transcript, and digits that go in while it is spoken. */
export interface ScaleRow {
  readonly youtube_id: string
  readonly puzzle_id: string
  readonly action_data: readonly {
    readonly idx: number
    readonly frame: number
    readonly time: number
    readonly actions: readonly string[]
    readonly serialized_state: null
  }[]
  readonly asr_data: {
    readonly language: 'en'
    readonly text: string
    readonly segments: readonly ScaleSegment[]
  }
  readonly puzzle_data: Readonly<Record<string, string | number | null>>
}

interface ScaleSegment {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: readonly {
    readonly word: string
    readonly start: number
    readonly end: number
    readonly probability: number
  }[]
}

const SIZE = 9
const CELLS = SIZE * SIZE
const FRAMES_A_SECOND = 30

/** @param number which transcript of the corpus it is: its ids are made of it */
export function scaleRow({ words, events }: ScaleTrace, number: number): ScaleRow {
  const id = String(number).padStart(5, '0')
  const placed = [...events.digit].slice(0, CELLS)
  return {
    youtube_id: `scale-${id}`,
    puzzle_id: `words-${id}`,
    action_data: [0, ...placed].map((time, idx) => ({
      idx,
      frame: Math.round(time * FRAMES_A_SECOND),
      time: Math.round(time * 10) / 10,
      actions: idx === 0 ? [] : [`vl:${digitOf(idx - 1)}:${cellOf(idx - 1)}`],
      serialized_state: null,
    })),
    asr_data: { language: 'en', text: words.text, segments: segmentsOf(words) },
    puzzle_data: {
      title: `Words ${number + 1}`,
      author: 'The generator',
      date: '2021-06-20',
      rows: SIZE,
      cols: SIZE,
      initial_board: '.'.repeat(CELLS),
      solution: Array.from({ length: CELLS }, (_, cell) => digitOf(cell)).join(''),
      lgc_timestamp: words.start[0] ?? 0,
      puzzle_id: `words-${id}`,
      youtube_id: `scale-${id}`,
      sequential_number: 1,
      rules: '""',
      sudokupad_url: '',
      encoded_puzzle: '',
      visual_elements: '{}',
    },
  }
}

/** A solved grid: each row is the one above, moved on by three, and by one more from band to band. */
function digitOf(cell: number): string {
  const row = Math.floor(cell / SIZE)
  const shift = (row % 3) * 3 + Math.floor(row / 3)
  return String(((cell + shift) % SIZE) + 1)
}

function cellOf(cell: number): string {
  return `r${Math.floor(cell / SIZE) + 1}c${(cell % SIZE) + 1}`
}

function segmentsOf(words: Words): ScaleSegment[] {
  return Array.from({ length: words.segmentStart.length - 1 }, (_, id) => {
    const from = words.segmentStart[id]!
    const to = words.segmentStart[id + 1]!
    const text = (a: number, b: number) => words.text.slice(words.offset[a], words.offset[b])
    return {
      id,
      start: words.start[from]!,
      end: words.end[to - 1]!,
      text: text(from, to),
      words: Array.from({ length: to - from }, (_, i) => ({
        word: text(from + i, from + i + 1),
        start: words.start[from + i]!,
        end: words.end[from + i]!,
        probability: words.probability[from + i]!,
      })),
    }
  })
}
