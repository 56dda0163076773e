import type { Trace, Words } from '../../trace/trace'
import { type Heard, heardIn } from '../heardIn'
import type { Spoken } from '../spoken'
import { techniques } from '../techniques/lexicon'
import { wordOfCharacter } from '../wordOfCharacter'
import { type BoardEvents, boardEvents, NO_EVENTS } from './boardEvents'
import type { TraceMentions } from './indexView'
import { solveParts } from './solveParts'
import { tellingOf } from './telling'
import { toneOf } from './tone'

/** What search knows of a trace besides its words: what results show and filters ask for. */
export interface TraceFacts {
  /** The library's key of the trace. */
  readonly key: string
  readonly youtubeId: string
  readonly puzzleId: string
  readonly title: string
  readonly author: string
  /** `2021-06-20`; '' when missing. */
  readonly date: string
  readonly rows: number
  readonly cols: number
  readonly hasSolution: boolean
  /** The publishers' verdict; '' when not known. */
  readonly verdict: string
  /** Seconds. */
  readonly duration: number
}

/**
 * One trace as the index takes it in: everything that a search over it needs, independent of all other traces. It is
 * what the packing stores beside a trace, so that an index grows trace by trace and can be put together in any order
 * of work with the same result.
 */
export interface SearchPart {
  readonly facts: TraceFacts
  /** The distinct words of the transcript (normal forms), in order of first occurrence. */
  readonly words: readonly string[]
  /** T indices into `words`: the transcript. */
  readonly stream: Uint32Array
  /** U + 1 token indices: where each unit begins. */
  readonly unitStart: Uint32Array
  /** U seconds at which units begin, to a tenth, never falling. */
  readonly unitTime: Float32Array
  /** U values, see `tellingOf`. */
  readonly telling: Uint8Array
  /** Units before the start, in the opening, the middle and the end: four counts. */
  readonly parts: readonly [number, number, number, number]
  readonly events: BoardEvents
  readonly mentions: TraceMentions
}

/** Tokens: no saying of the lexicon is longer. */
const LONGEST_MENTION = 63

/** The facts that a trace itself states. */
export function factsOf(trace: Trace, key: string, verdict: string): TraceFacts {
  const { puzzle } = trace
  return {
    key,
    youtubeId: trace.youtubeId,
    puzzleId: trace.puzzleId,
    title: puzzle.title,
    author: puzzle.author,
    date: puzzle.date,
    rows: trace.rows,
    cols: trace.cols,
    hasSolution: trace.solution !== null,
    verdict,
    duration: trace.duration,
  }
}

/** Takes a trace in: tokenises, finds techniques, notes what happened on the board around each sentence. */
export function searchPartOf(trace: Trace, facts: TraceFacts): SearchPart {
  return partOf(trace.words, facts, boardEvents(trace), solveParts(trace))
}

/** A part of a transcript alone: no board unless it is given, all of it in the middle of the solve. */
export function searchPartOfWords(
  words: Words,
  facts: TraceFacts,
  events: BoardEvents = NO_EVENTS,
): SearchPart {
  return partOf(words, facts, events, { start: 0, opened: 0, closing: Infinity })
}

function partOf(
  words: Words,
  facts: TraceFacts,
  events: BoardEvents,
  bounds: ReturnType<typeof solveParts>,
): SearchPart {
  const heard = heardIn(words)
  const { spoken } = heard
  const { unitTime, unitEnd } = unitTimes(words, spoken)
  return {
    facts,
    ...streamOf(spoken),
    unitStart: spoken.unitStart,
    unitTime,
    telling: tellingOf(unitEnd, events),
    parts: countParts(unitTime, bounds),
    events,
    mentions: mentionsOf(heard),
  }
}

function streamOf(spoken: Spoken): Pick<SearchPart, 'words' | 'stream'> {
  const ids = new Map<string, number>()
  const stream = new Uint32Array(spoken.tokens.count)
  spoken.tokens.normal.forEach((normal, token) => {
    let id = ids.get(normal)
    if (id === undefined) {
      id = ids.size
      ids.set(normal, id)
    }
    stream[token] = id
  })
  return { words: [...ids.keys()], stream }
}

function unitTimes(words: Words, spoken: Spoken) {
  const count = spoken.unitStart.length - 1
  const unitTime = new Float32Array(count)
  const unitEnd = new Float32Array(count)
  let before = 0
  for (let unit = 0; unit < count; unit++) {
    const first = spoken.tokens.start[spoken.unitStart[unit]!]!
    const last = spoken.tokens.end[spoken.unitStart[unit + 1]! - 1]! - 1
    before = Math.max(before, inTenths(words.start[wordOfCharacter(words, first)] ?? 0))
    unitTime[unit] = before
    unitEnd[unit] = Math.max(words.end[wordOfCharacter(words, last)] ?? 0, before)
  }
  return { unitTime, unitEnd }
}

/** Times are kept to a tenth of a second, in memory as on disk, so that both give the same answers. */
function inTenths(seconds: number): number {
  return Math.round(seconds * 10) / 10
}

function countParts(
  unitTime: Float32Array,
  { start, opened, closing }: ReturnType<typeof solveParts>,
): SearchPart['parts'] {
  const counts: [number, number, number, number] = [0, 0, 0, 0]
  for (const time of unitTime) {
    const part = time < start ? 0 : time < opened ? 1 : time < closing ? 2 : 3
    counts[part]++
  }
  return counts
}

function mentionsOf({ spoken, spans }: Heard): TraceMentions {
  const ids: string[] = []
  const place = new Map<number, number>()
  const id = Uint16Array.from(spans, (span) => {
    let at = place.get(span.technique)
    if (at === undefined) {
      at = ids.length
      place.set(span.technique, at)
      ids.push(techniques[span.technique]!.id)
    }
    return at
  })
  return {
    ids,
    id,
    token: Uint32Array.from(spans, (span) => span.token),
    length: Uint8Array.from(spans, (span) => Math.min(span.length, LONGEST_MENTION)),
    tone: Uint8Array.from(spans, (span) => toneOf(spoken, span)),
  }
}
