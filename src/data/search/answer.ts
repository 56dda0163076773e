import type { TraceFacts } from '@/domain/search/index/searchPart'
import type { Filters } from '@/domain/search/match/filters'
import type { MomentHit } from '@/domain/search/match/page'
import type { Sort } from '@/domain/search/match/search'

/** What a search asks for. Plain data: it crosses the worker's boundary. */
export interface SearchRequest {
  readonly query: string
  readonly filters: Filters
  readonly sort: Sort
  /** Traces before the page, and on it. */
  readonly offset: number
  readonly traces: number
  /** Moments shown of each trace. */
  readonly moments: number
  /** Bytes of postings that may be fetched for it; more after the person asked for the rest. */
  readonly allowance: number
}

/** Enough for any ordinary query; keeps a cold one below 700 KB with everything else that it fetches. */
export const USUAL_ALLOWANCE = 380_000
/** What "search the rest" allows: all there is. */
export const FULL_ALLOWANCE = 64_000_000

/**
 * Solves on the first answer: what is seen of a page at once. A solve costs a fetch of its own, so whoever shows more asks
 * for them right after (`SearchPage`).
 */
const FIRST_TRACES = 5

export const USUAL_REQUEST: Omit<SearchRequest, 'query'> = {
  filters: {},
  sort: 'relevance',
  offset: 0,
  traces: FIRST_TRACES,
  moments: 3,
  allowance: USUAL_ALLOWANCE,
}

export type SearchAnswer = FoundAnswer | UnreadAnswer

/** The query could not be read, or what it needs could not be fetched: why, and what to do. */
export interface UnreadAnswer {
  readonly status: 'unreadable' | 'failed'
  readonly message: string
}

export interface FoundAnswer {
  readonly status: 'found'
  /** What was forgiven or read otherwise; '' for nothing. */
  readonly remark: string
  /** All moments, those one letter off among them. */
  readonly moments: number
  readonly typos: number
  /** Traces with moments. */
  readonly traces: number
  /** Traces gone through, of all that there are. */
  readonly searched: number
  readonly all: number
  /** With a larger allowance there may be more. */
  readonly more: boolean
  readonly groups: readonly AnswerGroup[]
  /** Milliseconds of searching, without fetching. */
  readonly took: number
  /** Bytes fetched for it. */
  readonly fetched: number
}

export interface AnswerGroup {
  readonly facts: TraceFacts
  /** Moments in the trace. */
  readonly count: number
  readonly moments: readonly MomentHit[]
}
