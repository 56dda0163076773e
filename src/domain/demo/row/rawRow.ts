import type { HeardSegment } from '../asr/cutSegments'
import type { TimedAction } from '../perform/desk'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { hashText } from '../random/random'
import type { DemoRow, RowSegment } from './demoRow'
import { groupActions } from './groups'

/** The facts of a trace that are not the solve. */
export interface RowFacts {
  readonly youtubeId: string
  readonly puzzleId: string
  readonly title: string
  readonly author: string
  readonly date: string
  readonly rules: string
  readonly visualElements: string
  readonly encodedPuzzle: string
  readonly hideSolution: boolean
  readonly cracking: number
}

/** The row of a performance, without faults. */
export function rawRow(
  facts: RowFacts,
  puzzle: DemoPuzzle,
  actions: readonly TimedAction[],
  segments: readonly HeardSegment[],
): DemoRow {
  const symbol = (index: number) => (index < 0 ? '.' : puzzle.symbols[index]!)
  return {
    puzzle_id: facts.puzzleId,
    youtube_id: facts.youtubeId,
    action_data: groupActions(puzzle, actions),
    asr_data: {
      language: 'en',
      segments: segments.map((segment, id) => segmentOf(segment, id)),
      text: segments.map(textOf).join(''),
    },
    puzzle_data: {
      author: facts.author,
      cols: puzzle.size,
      date: facts.date,
      encoded_puzzle: facts.encodedPuzzle,
      initial_board: puzzle.givens.map(symbol).join(''),
      lgc_timestamp: Math.round(facts.cracking * 100) / 100,
      puzzle_id: facts.puzzleId,
      rows: puzzle.size,
      rules: JSON.stringify(facts.rules),
      sequential_number: 1,
      solution: facts.hideSolution ? null : puzzle.solution.map(symbol).join(''),
      sudokupad_url: '',
      title: facts.title,
      visual_elements: facts.visualElements,
      youtube_id: facts.youtubeId,
    },
  }
}

function textOf(segment: HeardSegment): string {
  return segment.words.map((word) => word.word).join('')
}

function segmentOf(segment: HeardSegment, id: number): RowSegment {
  const text = textOf(segment)
  const mean = segment.words.reduce((sum, word) => sum + word.probability, 0) / segment.words.length
  return {
    // A stand-in for a mean of logarithms, close enough for words that are nearly certain.
    // Not a negative zero, which most formats cannot hold.
    avg_logprob: Math.round((mean - 1) * 1000) / 1000 + 0,
    compression_ratio: Math.round((1.3 + (text.length % 50) / 100) * 100) / 100,
    end: segment.end,
    id,
    no_speech_prob: 0,
    seek: Math.round(segment.seek * 100),
    start: segment.start,
    temperature: 0,
    text,
    tokens: segment.words.map((word) => 220 + (hashText(word.word) % 50000)),
    words: segment.words.map((word) => ({
      end: word.end,
      probability: word.probability,
      start: word.start,
      word: word.word,
    })),
  }
}
