import { useMemo } from 'react'
import type { CatalogueEntry } from '@/data/library/manifest'
import { BOARD_EVENT_KINDS, type BoardEventKind } from '@/domain/search/index/boardEvents'
import { type Filters, SOLVE_PARTS, type SolvePart } from '@/domain/search/match/filters'
import type { Sort } from '@/domain/search/match/search'
import { FilterSelect } from '../ui/FilterSelect'
import { factsOffered } from './factsOffered'
import styles from './SearchScreen.module.css'

export interface SearchFiltersProps {
  filters: Filters
  sort: Sort
  /** The library's traces: only choices that they have are offered. */
  entries: readonly CatalogueEntry[]
  onFilters(filters: Filters): void
  onSort(sort: Sort): void
}

const PARTS: Readonly<Record<SolvePart, string>> = {
  before: 'Before the start',
  opening: 'Opening',
  middle: 'Middle',
  end: 'End',
}
const EVENTS: Readonly<Record<BoardEventKind, string>> = {
  digit: 'A digit goes in',
  candidate: 'Candidates change',
  colour: 'A colour is used',
  mistake: 'A mistake is made',
}
const SORTS: Readonly<Record<Sort, string>> = {
  relevance: 'Most telling first',
  date: 'Newest first',
  time: 'By time in the solve',
}
const SOLUTIONS: Readonly<Record<string, string>> = {
  yes: 'Has a solution',
  no: 'Solution hidden',
}
/** Seconds around the sentence in which something happens on the board. */
const NEAR = ['5', '10', '30', '60']
const USUAL_NEAR = 10

type Mutable = { -readonly [K in keyof Filters]: Filters[K] }

/** What narrows the moments: where in the solve, what happens on the board, facts of the solve. */
export function SearchFilters({ filters, sort, entries, onFilters, onSort }: SearchFiltersProps) {
  const offered = useMemo(() => factsOffered(entries), [entries])
  const set = <K extends keyof Filters>(key: K, value: Filters[K] | undefined) => {
    const next: Mutable = { ...filters }
    if (value === undefined || value === '') delete next[key]
    else next[key] = value
    onFilters(next)
  }
  const { part, board, author, size, from, to, hasSolution, verdict } = filters
  const facts = [author, size, from, to, hasSolution, verdict].filter(
    (value) => value !== undefined,
  ).length
  return (
    <div className={styles.filters}>
      <FilterSelect
        label="Part of the solve"
        all="Anywhere in the solve"
        value={part}
        options={SOLVE_PARTS}
        text={(one) => PARTS[one]}
        onSelect={(one) => set('part', one)}
      />
      <FilterSelect
        label="What happens on the board"
        all="Whatever the board does"
        value={board?.kind}
        options={BOARD_EVENT_KINDS}
        text={(kind) => EVENTS[kind]}
        onSelect={(kind) => set('board', kind && { kind, seconds: board?.seconds ?? USUAL_NEAR })}
      />
      {board && (
        <FilterSelect
          label="Within seconds"
          value={String(board.seconds)}
          options={[...new Set([...NEAR, String(board.seconds)])]}
          text={(seconds) => `within ${seconds} s`}
          onSelect={(seconds) => set('board', { kind: board.kind, seconds: Number(seconds) })}
        />
      )}
      <details className={styles.facts} open={facts > 0 || undefined}>
        <summary>Facts of the solve{facts > 0 ? ` (${facts})` : ''}</summary>
        <div>
          <FilterSelect
            label="Author"
            all="Any author"
            value={author}
            options={offered.authors}
            onSelect={(one) => set('author', one)}
          />
          <FilterSelect
            label="Grid size"
            all="Any size"
            value={size}
            options={offered.sizes}
            text={(one) => one.replace('x', '×')}
            onSelect={(one) => set('size', one)}
          />
          <FilterSelect
            label="Verdict"
            all="Any verdict"
            value={verdict}
            options={offered.verdicts}
            onSelect={(one) => set('verdict', one)}
          />
          <FilterSelect
            label="Solution"
            all="With or without solution"
            value={hasSolution === undefined ? undefined : hasSolution ? 'yes' : 'no'}
            options={['yes', 'no']}
            text={(one) => SOLUTIONS[one] ?? one}
            onSelect={(one) => set('hasSolution', one === undefined ? undefined : one === 'yes')}
          />
          <label>
            From{' '}
            <input
              type="date"
              value={from ?? ''}
              min={offered.first}
              max={offered.last}
              onChange={(event) => set('from', event.target.value)}
            />
          </label>
          <label>
            to{' '}
            <input
              type="date"
              value={to ?? ''}
              min={offered.first}
              max={offered.last}
              onChange={(event) => set('to', event.target.value)}
            />
          </label>
        </div>
      </details>
      <FilterSelect
        label="Order"
        className={styles.order}
        value={sort}
        options={['relevance', 'date', 'time'] as const}
        text={(one) => SORTS[one]}
        onSelect={(one) => onSort(one ?? 'relevance')}
      />
    </div>
  )
}
