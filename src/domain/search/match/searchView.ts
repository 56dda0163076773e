import { inQuotes } from '../../inQuotes'
import type { Problem } from '../../problem'
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

/** A day, or as much of one as narrows: 2021, 2021-06, 2021-06-20. */
const DAY = /^\d{4}(-\d\d){0,2}$/

/** What each part takes, where it does not take any text. */
const TAKES: Readonly<Record<string, string>> = {
  size: 'a size such as 9x9',
  from: 'a day such as 2021-06-20',
  to: 'a day such as 2021-06-20',
  solution: 'yes or no',
  part: SOLVE_PARTS.join(', '),
  board: `one of ${BOARD_EVENT_KINDS.join(', ')} and seconds, such as ${BOARD_EVENT_KINDS[0]}-10`,
  sort: SORTS.join(', '),
}

/** Reads it back; parts that mean nothing here are left out (`unreadOf` names them). Never throws. */
export function readSearchView(text: string): SearchView {
  return readParts(text).view
}

/** The parts of a link's search that mean nothing here, each in words. Never throws. */
export function unreadOf(text: string): readonly Problem[] {
  return readParts(text).unread
}

function readParts(text: string): { view: SearchView; unread: readonly Problem[] } {
  const filters: Mutable = {}
  let sort: Sort = 'relevance'
  const unread: Problem[] = []
  for (const part of text.split(',')) {
    if (part === '') continue
    const colon = part.indexOf(':')
    const key = colon < 0 ? part : part.slice(0, colon)
    const value = colon < 0 ? '' : decoded(part.slice(colon + 1))
    if (key === 'sort' && SORTS.some((name) => name === value)) sort = value as Sort
    else if (value === '' || !readFilter(key, value, filters)) {
      const message = `The link’s filter ${inQuotes(decoded(part))} could not be read; it is ignored. ${advice(key)}`
      unread.push({ path: 'find', message })
    }
  }
  return { view: { filters, sort }, unread }
}

function readFilter(key: string, value: string, filters: Mutable): boolean {
  if (key === 'author' || key === 'verdict') filters[key] = value
  else if (key === 'size' && /^\d+x\d+$/.test(value)) filters.size = value
  else if ((key === 'from' || key === 'to') && DAY.test(value)) filters[key] = value
  else if (key === 'solution' && (value === 'yes' || value === 'no'))
    filters.hasSolution = value === 'yes'
  else if (key === 'part') {
    const found = SOLVE_PARTS.find((name) => name === value)
    if (!found) return false
    filters.part = found
  } else if (key === 'board') {
    const [name, seconds = '', more] = value.split('-')
    const kind = BOARD_EVENT_KINDS.find((one) => one === name)
    if (!kind || more !== undefined) return false
    if (!/^\d{1,3}$/.test(seconds) || Number(seconds) > FARTHEST) return false
    filters.board = { kind, seconds: Number(seconds) }
  } else return false
  return true
}

function advice(key: string): string {
  const takes = Object.hasOwn(TAKES, key) ? TAKES[key] : undefined
  if (takes !== undefined) return `“${key}” takes ${takes}.`
  if (key === 'author' || key === 'verdict') return `“${key}” takes a text.`
  return `Known are ${[...TEXT_KEYS, 'solution', 'part', 'board', 'sort'].join(', ')}.`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone % in a hand-written link is text, not a fault.
    return text
  }
}
