import { inQuotes } from '../inQuotes'
import type { Problem } from '../problem'

export const SORT_KEYS = [
  'order',
  'title',
  'author',
  'date',
  'size',
  'length',
  'actions',
  'words',
  'findings',
] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** What the library's list shows and in which order. Defaults show everything as the library orders it. */
export interface ListQuery {
  /** Every word must occur in title, author, date or technique. */
  readonly text: string
  /** `9x9`; '' for any. */
  readonly size: string
  /** `success`, `verdict` (any other verdict), `findings` (at least one finding); '' for any. */
  readonly quality: string
  /** The publishers' verdict, exactly; '' for any. */
  readonly verdict: string
  /** A finding kind that must occur; '' for any. */
  readonly finding: string
  /** A technique's id; '' for any. */
  readonly technique: string
  /** Exactly this author; '' for any. */
  readonly author: string
  /** `yes`, `no`; '' for any. */
  readonly solution: string
  /** `short` under 20 minutes, `medium` to an hour, `long` beyond; '' for any. */
  readonly length: string
  readonly sort: SortKey
  readonly descending: boolean
}

export const EVERYTHING: ListQuery = {
  text: '',
  size: '',
  quality: '',
  verdict: '',
  finding: '',
  technique: '',
  author: '',
  solution: '',
  length: '',
  sort: 'order',
  descending: false,
}

const TEXT_PARTS = [
  'text',
  'size',
  'quality',
  'verdict',
  'finding',
  'technique',
  'author',
  'solution',
  'length',
] as const

/** Writes what differs from the defaults, `size:9x9,sort:-length`; '' when nothing does. Values are percent-encoded. */
export function writeListQuery(query: ListQuery): string {
  const parts: string[] = []
  for (const key of TEXT_PARTS) {
    if (query[key] !== '') parts.push(`${key}:${encodeURIComponent(query[key].toWellFormed())}`)
  }
  if (query.sort !== 'order' || query.descending)
    parts.push(`sort:${query.descending ? '-' : ''}${query.sort}`)
  return parts.join(',')
}

/** Reads it back; parts that mean nothing here are left out (`unreadOfList` names them). Never throws. */
export function readListQuery(text: string): ListQuery {
  return readParts(text).query
}

/** The parts of a link's list that mean nothing here, each in words. Never throws. */
export function unreadOfList(text: string): readonly Problem[] {
  return readParts(text).unread
}

function readParts(text: string): { query: ListQuery; unread: readonly Problem[] } {
  const query: { -readonly [K in keyof ListQuery]: ListQuery[K] } = { ...EVERYTHING }
  const unread: Problem[] = []
  for (const part of text.split(',')) {
    if (part === '') continue
    const colon = part.indexOf(':')
    const key = part.slice(0, colon)
    const value = decoded(part.slice(colon + 1))
    const textKey = TEXT_PARTS.find((name) => name === key)
    const sort = key === 'sort' && SORT_KEYS.find((name) => name === value.replace(/^-/, ''))
    if (textKey) query[textKey] = value
    else if (sort) {
      query.sort = sort
      query.descending = value.startsWith('-')
    } else {
      const known = key === 'sort' ? `“sort” takes ${SORT_KEYS.join(', ')}` : KNOWN
      const message = `The link’s list ${inQuotes(decoded(part))} could not be read; it is ignored. ${known}.`
      unread.push({ path: 'list', message })
    }
  }
  return { query, unread }
}

const KNOWN = `Known are ${TEXT_PARTS.join(', ')}, sort`
function decoded(text: string): string {
  // A lone % in a hand-written link is text, not a fault.
  return text.replace(/%[0-9a-f]{2}(?:%[0-9a-f]{2})*/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  })
}
