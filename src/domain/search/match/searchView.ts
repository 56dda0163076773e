import { BOARD_EVENT_KINDS } from '../index/boardEvents'
import { type Filters, SOLVE_PARTS } from './filters'
import type { Sort } from './search'

/** What narrows a search and in which order its moments stand: what a link says beside the query. */
export interface SearchView {
  readonly filters: Filters
  readonly sort: Sort
}

export const EVERY_MOMENT: SearchView = { filters: {}, sort: 'relevance' }

const SORTS: readonly Sort[] = ['relevance', 'time', 'date']
const TEXT_KEYS = ['author', 'size', 'from', 'to', 'verdict'] as const
/** Seconds; more says nothing of a sentence. */
const FARTHEST = 600

type Mutable = { -readonly [K in keyof Filters]: Filters[K] }

/** Writes what differs from the defaults, `part:middle,board:digit-10`; '' when nothing does. Texts are percent-encoded. */
export function writeSearchView({ filters, sort }: SearchView): string {
  const parts: string[] = []
  for (const key of TEXT_KEYS) {
    const value = filters[key]
    if (value) parts.push(`${key}:${encodeURIComponent(value.toWellFormed())}`)
  }
  if (filters.hasSolution !== undefined)
    parts.push(`solution:${filters.hasSolution ? 'yes' : 'no'}`)
  if (filters.part) parts.push(`part:${filters.part}`)
  if (filters.board) parts.push(`board:${filters.board.kind}-${filters.board.seconds}`)
  if (sort !== 'relevance') parts.push(`sort:${sort}`)
  return parts.join(',')
}

/** Reads it back; parts that mean nothing here are left out. Never throws. */
export function readSearchView(text: string): SearchView {
  const filters: Mutable = {}
  let sort: Sort = 'relevance'
  for (const part of text.split(',')) {
    const colon = part.indexOf(':')
    const key = part.slice(0, colon)
    const value = decoded(part.slice(colon + 1))
    const textKey = TEXT_KEYS.find((name) => name === key)
    if (value === '' || colon < 0) continue
    if (textKey) filters[textKey] = value
    else if (key === 'solution' && (value === 'yes' || value === 'no'))
      filters.hasSolution = value === 'yes'
    else if (key === 'sort') sort = SORTS.find((name) => name === value) ?? sort
    else if (key === 'part') {
      const found = SOLVE_PARTS.find((name) => name === value)
      if (found) filters.part = found
    } else if (key === 'board') {
      const [name, seconds] = value.split('-')
      const kind = BOARD_EVENT_KINDS.find((one) => one === name)
      if (kind && /^\d{1,3}$/.test(seconds ?? '') && Number(seconds) <= FARTHEST)
        filters.board = { kind, seconds: Number(seconds) }
    }
  }
  return { filters, sort }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone % in a hand-written link is text, not a fault.
    return text
  }
}
