import type { Words } from '../trace/trace'
import type { MomentHit } from './match/page'
import { type Spoken, spokenOf } from './spoken'
import { wordOfCharacter } from './wordOfCharacter'

/** What was said at a moment. */
export interface Quote {
  readonly text: string
  /** Character ranges of `text` that were looked for: start and end of each. */
  readonly marks: readonly (readonly [number, number])[]
  /** The text begins or ends inside a sentence. */
  readonly cutBefore: boolean
  readonly cutAfter: boolean
  /** Seconds: start of the first marked word. */
  readonly time: number
  /** First and last marked word, indices into the trace's words. */
  readonly first: number
  readonly last: number
}

/** Sentences longer than this are cut around the marked words. */
const LONGEST = 60
const AROUND = 22

const prepared = new WeakMap<Words, Spoken>()

/** The sentences of a moment with its words marked, out of the transcript of its trace; null where they do not fit. */
export function quoteOf(words: Words, { unit, units, marks }: MomentHit): Quote | null {
  const spoken = prepared.get(words) ?? spokenOf(words)
  prepared.set(words, spoken)
  const { tokens, unitStart } = spoken
  const begin = unitStart[unit]
  const end = unitStart[unit + units]
  if (begin === undefined || end === undefined || marks.length === 0) return null
  const runs = marks.map((mark) => ({
    from: unitStart[mark.unit]! + mark.offset,
    to: unitStart[mark.lastUnit]! + mark.lastOffset,
  }))
  const firstRun = runs[0]!.from
  const lastRun = runs[runs.length - 1]!.to
  if (lastRun >= tokens.count) return null
  const long = end - begin > LONGEST
  const fromToken = long ? Math.max(begin, firstRun - AROUND) : begin
  const toToken = long ? Math.min(end, Math.max(lastRun, firstRun) + AROUND) : end
  const from = tokens.start[fromToken]!
  const to = endOfQuote(words, tokens.end[toToken - 1]!, tokens.start[toToken] ?? words.text.length)
  const first = wordOfCharacter(words, tokens.start[firstRun]!)
  return {
    text: words.text.slice(from, to),
    marks: runs.map((run) => [tokens.start[run.from]! - from, tokens.end[run.to]! - from] as const),
    cutBefore: fromToken > begin,
    cutAfter: toToken < end,
    time: words.start[first] ?? 0,
    first,
    last: wordOfCharacter(words, tokens.end[lastRun]! - 1),
  }
}

/** The closing punctuation belongs to the sentence, the white space behind it does not. */
function endOfQuote(words: Words, from: number, limit: number): number {
  return from + words.text.slice(from, limit).trimEnd().length
}
