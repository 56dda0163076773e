import type { ListQuery, SortKey } from './listQuery'

/** What the list looks at: the catalogue's facts. */
export interface ListedFacts {
  readonly title: string
  readonly author: string
  readonly date: string
  readonly rows: number
  readonly cols: number
  /** Seconds. */
  readonly duration: number
  /** `text` where there are no seconds: such an entry has no length. */
  readonly axis?: 'text'
  readonly groups: number
  readonly words: number
  readonly hasSolution: boolean
  readonly verdict: string
  readonly findings: Readonly<Record<string, number>>
  readonly techniques: readonly string[] | null
}

/** Findings of all kinds. */
export const findingCount = (entry: Pick<ListedFacts, 'findings'>): number =>
  Object.values(entry.findings).reduce((a, b) => a + b, 0)

/** Minutes that bound short and medium solves. */
const SHORT = 20
const MEDIUM = 60

/**
 * The entries that a query shows, in its order; ties keep the library's own. 1351 entries take well under a frame.
 */
export function listEntries<T extends ListedFacts>(
  entries: readonly T[],
  query: ListQuery,
): readonly T[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean)
  const kept = entries.filter((entry) => passes(entry, query, words))
  if (query.sort === 'order') return query.descending ? kept.reverse() : kept
  const key = SORTED_BY[query.sort]
  const sign = query.descending ? -1 : 1
  return kept
    .map((entry, index) => ({ entry, index, key: key(entry) }))
    .sort((a, b) => sign * compare(a.key, b.key) || a.index - b.index)
    .map(({ entry }) => entry)
}

const SORTED_BY: Readonly<
  Record<Exclude<SortKey, 'order'>, (entry: ListedFacts) => string | number>
> = {
  title: (entry) => entry.title.toLowerCase(),
  author: (entry) => entry.author.toLowerCase(),
  date: (entry) => entry.date,
  size: (entry) => entry.rows * entry.cols,
  length: (entry) => entry.duration,
  actions: (entry) => entry.groups,
  words: (entry) => entry.words,
  findings: findingCount,
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

function passes(entry: ListedFacts, query: ListQuery, words: readonly string[]): boolean {
  if (query.size !== '' && query.size !== `${entry.rows}x${entry.cols}`) return false
  if (query.author !== '' && query.author !== entry.author) return false
  if (query.verdict !== '' && query.verdict !== entry.verdict) return false
  if (query.finding !== '' && !entry.findings[query.finding]) return false
  if (query.quality === 'success' && entry.verdict !== 'Success') return false
  if (query.quality === 'verdict' && (entry.verdict === 'Success' || entry.verdict === ''))
    return false
  if (query.quality === 'findings' && findingCount(entry) === 0) return false
  if (query.technique !== '' && !entry.techniques?.includes(query.technique)) return false
  if (query.solution !== '' && (query.solution === 'yes') !== entry.hasSolution) return false
  if (query.length !== '' && entry.axis === 'text') return false
  const minutes = entry.duration / 60
  if (query.length === 'short' && minutes >= SHORT) return false
  if (query.length === 'medium' && (minutes < SHORT || minutes >= MEDIUM)) return false
  if (query.length === 'long' && minutes < MEDIUM) return false
  if (words.length === 0) return true
  const text =
    `${entry.title} ${entry.author} ${entry.date} ${entry.techniques?.join(' ') ?? ''}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
