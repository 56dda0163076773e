import type { CatalogueEntry } from '@/data/library/manifest'

/** What the traces of a library can be told apart by. */
export interface FactsOffered {
  readonly authors: readonly string[]
  /** `9x9`, most frequent first. */
  readonly sizes: readonly string[]
  /** Most frequent first. */
  readonly verdicts: readonly string[]
  /** First and last day, `2021-06-20`; '' when no trace is dated. */
  readonly first: string
  readonly last: string
}

const DAY = /^\d{4}-\d\d-\d\d$/

export function factsOffered(entries: readonly CatalogueEntry[]): FactsOffered {
  const authors = byCount(entries.map(({ author }) => author))
  const days = entries
    .map(({ date }) => date)
    .filter((date) => DAY.test(date))
    .sort()
  return {
    authors: authors.sort((a, b) => a.localeCompare(b)),
    sizes: byCount(entries.map(({ rows, cols }) => `${rows}x${cols}`)),
    verdicts: byCount(entries.map(({ verdict }) => verdict)),
    first: days[0] ?? '',
    last: days.at(-1) ?? '',
  }
}

function byCount(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value)
}
