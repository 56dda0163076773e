import type { BoardEvents } from './boardEvents'
import type { TraceFacts } from './searchPart'
import type { Vocabulary } from './vocabulary'

/**
 * What a query reads of an index, whether it is all in memory or fetched shard by shard. Everything is synchronous:
 * what is not there yet is fetched before the query runs.
 */
export interface IndexView {
  readonly vocabulary: Vocabulary
  readonly traces: readonly IndexedTrace[]
  /** One more than the last unit; traces are one unit apart, so that nothing runs from one into the next. */
  readonly unitCount: number
  /** Posting keys of a word, ascending (see `postingKey`). */
  postings(word: number): Uint32Array
  /** Mentions of a technique. */
  mentions(technique: string): MentionPostings
  /** By unit, see `tellingOf`. */
  readonly telling: Uint8Array
  /** The index in `traces` of the trace that a unit belongs to. */
  traceOf(unit: number): number
  /** Exact times and lengths of a trace's units; null while not fetched. */
  tables(trace: number): TraceTables | null
}

export interface IndexedTrace {
  readonly facts: TraceFacts
  /** Its first unit; unit u of the trace is `firstUnit + u`. */
  readonly firstUnit: number
  readonly units: number
  /** Units before the start, in the opening, the middle and the end. */
  readonly parts: readonly [number, number, number, number]
  /** A trace that has left the library: its moments are not shown. */
  readonly gone: boolean
}

export interface TraceTables {
  /** Tokens of each unit. */
  readonly lengths: Uint8Array
  /** Seconds at which each unit begins. */
  readonly start: Float32Array
  readonly events: BoardEvents
  readonly mentions: TraceMentions
}

/** A trace's mentions of techniques, ascending: parallel arrays. */
export interface TraceMentions {
  readonly ids: readonly string[]
  /** Index into `ids`. */
  readonly id: Uint16Array
  /** First token, counted over the trace. */
  readonly token: Uint32Array
  /** Tokens. */
  readonly length: Uint8Array
  /** See `toneOf`. */
  readonly tone: Uint8Array
}

/** Mentions of one technique, ascending: key of the first token, tokens, tone. */
export interface MentionPostings {
  readonly keys: Uint32Array
  readonly lengths: Uint8Array
  readonly tones: Uint8Array
}

export const NO_MENTIONS: MentionPostings = {
  keys: new Uint32Array(0),
  lengths: new Uint8Array(0),
  tones: new Uint8Array(0),
}
