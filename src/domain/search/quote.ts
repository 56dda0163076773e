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
  /** What was said right before and after a short text, so that it can be understood; '' for a long or lonely one. */
  readonly before: string
  readonly after: string
  /** Seconds: start of the first marked word. */
  readonly time: number
  /** First and last marked word, indices into the trace's words. */
  readonly first: number
  readonly last: number
}

/** Sentences longer than this are cut around the marked words. */
const LONGEST = 60
const AROUND = 22
/** Texts of fewer words get the sentences around them, until there are so many words or the next sentence is long. */
const ENOUGH = 20
const LONG_NEIGHBOUR = 30
/** Seconds of silence over which a sentence belongs to something else. */
const SILENCE = 6

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
  const around = long ? null : neighbours(words, spoken, unit, unit + units)
  return {
    text: words.text.slice(from, to),
    marks: runs.map((run) => [tokens.start[run.from]! - from, tokens.end[run.to]! - from] as const),
    cutBefore: fromToken > begin,
    cutAfter: toToken < end,
    before: around ? words.text.slice(tokens.start[around.from]!, from).trim() : '',
    after: around ? words.text.slice(to, endOfUnit(words, spoken, around.to)).trim() : '',
    time: words.start[first] ?? 0,
    first,
    last: wordOfCharacter(words, tokens.end[lastRun]! - 1),
  }
}

/** First token and last unit (exclusive) of a short text with its neighbours: what comes after tells most, so first. */
function neighbours(
  words: Words,
  { tokens, unitStart }: Spoken,
  unit: number,
  unitEnd: number,
): { readonly from: number; readonly to: number } {
  const lengthOf = (at: number) => unitStart[at + 1]! - unitStart[at]!
  /** Whether unit `at` ends shortly before the next begins. */
  const goesOn = (at: number) => {
    const last = wordOfCharacter(words, tokens.end[unitStart[at + 1]! - 1]! - 1)
    const next = wordOfCharacter(words, tokens.start[unitStart[at + 1]!]!)
    return words.start[next]! - words.end[last]! <= SILENCE
  }
  let [from, to] = [unit, unitEnd]
  let length = unitStart[to]! - unitStart[from]!
  for (let more = true; more && length < ENOUGH; ) {
    more = false
    if (to + 1 < unitStart.length && lengthOf(to) <= LONG_NEIGHBOUR && goesOn(to - 1)) {
      length += lengthOf(to++)
      more = true
    }
    if (length < ENOUGH && from > 0 && lengthOf(from - 1) <= LONG_NEIGHBOUR && goesOn(from - 1)) {
      length += lengthOf(--from)
      more = true
    }
  }
  return { from: unitStart[from]!, to }
}

function endOfUnit(words: Words, { tokens, unitStart }: Spoken, unit: number): number {
  return tokens.start[unitStart[unit]!] ?? words.text.length
}

/** The closing punctuation belongs to the sentence, the white space behind it does not. */
function endOfQuote(words: Words, from: number, limit: number): number {
  return from + words.text.slice(from, limit).trimEnd().length
}
