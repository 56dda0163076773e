import type { IndexView } from '@/domain/search/index/indexView'
import type { Needs } from '@/domain/search/match/needs'

/** An index to search, and the way to get what of it a query needs. */
export interface IndexSource {
  readonly view: IndexView
  /**
   * Fetches what a query reads. Resolves with how far it got. Rejects with an Error whose message a person can act
   * on, or with the signal's reason.
   *
   * @param allowance bytes that may be fetched for it
   */
  ensure(needs: Needs, allowance: number, signal: AbortSignal): Promise<Reach>
  /**
   * Fetches the times, lengths and board events of traces, in this order.
   *
   * @param allowance bytes that may be fetched for it; left out, all that it takes
   * @returns whether those of all are there
   */
  ensureTables(traces: readonly number[], signal: AbortSignal, allowance?: number): Promise<boolean>
  /** Runs a search: until it has ended, nothing that was fetched for it is let go. */
  during<T>(search: () => Promise<T>): Promise<T>
  /** By technique: how often it is named and in how many traces. */
  techniqueCounts(): ReadonlyMap<string, TechniqueCount>
  /** Bytes fetched so far. */
  fetched(): number
}

export interface TechniqueCount {
  readonly mentions: number
  readonly traces: number
}

export interface Reach {
  /** Units below this one can be searched; Infinity for all. */
  readonly unitLimit: number
  /** Words that were left out, because together they were too much. */
  readonly leftOut: number
}

export const WHOLE_REACH: Reach = { unitLimit: Number.POSITIVE_INFINITY, leftOut: 0 }
