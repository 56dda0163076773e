import type { MomentHit } from '@/domain/search/match/page'
import { quoteOf } from '@/domain/search/quote'
import { formatTime } from '@/domain/time/formatTime'
import { indexAt } from '@/domain/trace/indexAt'
import type { Trace } from '@/domain/trace/trace'

/** A moment as the command line prints it. */
export interface MomentLine {
  readonly youtube_id: string
  readonly puzzle_id: string
  readonly title: string
  /** Seconds: start of the first matched word. */
  readonly time: number
  /** The action group whose board shows then; -1 without groups. */
  readonly group: number
  /** The sentence, or two. */
  readonly text: string
  /** The matched words as they stand in the text. */
  readonly match: string
  /** Ids of the techniques named in it or beside it. */
  readonly techniques: readonly string[]
  readonly score: number
}

export function momentLine(hit: MomentHit, trace: Trace): MomentLine {
  const quote = quoteOf(trace.words, hit)
  const time = quote?.time ?? hit.time
  return {
    youtube_id: trace.youtubeId,
    puzzle_id: trace.puzzleId,
    title: trace.puzzle.title,
    time: Math.round(time * 100) / 100,
    group: indexAt(trace, time),
    text: quote?.text ?? '',
    match: quote?.marks.map(([from, to]) => quote.text.slice(from, to)).join(' … ') ?? '',
    techniques: hit.techniques,
    score: hit.score,
  }
}

/** For a person at a terminal. */
export function readableLine({ title, time, text, score }: MomentLine): string {
  return `${formatTime(time)}  ${title}  (${score})\n    ${text}`
}
