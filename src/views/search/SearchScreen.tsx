import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { FoundAnswer, SearchAnswer } from '@/data/search/answer'
import type { SearchState } from '@/data/search/librarySearch'
import type { Filters } from '@/domain/search/match/filters'
import type { Sort } from '@/domain/search/match/search'
import { useApp } from '../ui/appContext'
import { Button } from '../ui/Button'
import { counted } from '../ui/counted'
import { Notice } from '../ui/Notice'
import { SearchFilters } from './SearchFilters'
import styles from './SearchScreen.module.css'

export interface SearchScreenProps {
  state: SearchState
  query: string
  filters: Filters
  sort: Sort
  entries: readonly CatalogueEntry[]
  /** Null while the first answer is on its way. */
  answer: SearchAnswer | null
  /** The answer is that of another search; the one asked for is on its way. */
  stale: boolean
  /** The page is as long as it gets by itself. */
  whole: boolean
  onQuery(query: string): void
  onFilters(filters: Filters): void
  onSort(sort: Sort): void
  onMore(): void
  /** Fetches what the first answer left out. */
  onRest(): void
  /** Moments grouped by trace. */
  renderGroups(answer: FoundAnswer): ReactNode
  /** What a search for one technique says above its moments: its name and explanation. */
  technique: ReactNode
}

/** Milliseconds after the last key press until the search runs. */
const TYPING = 150

const firstMoment = () => document.querySelector<HTMLElement>('[data-moment]')

/** One box, one page of moments. Enter in the box goes to the first of them once they are what it asks for. */
export function SearchScreen(props: SearchScreenProps) {
  const {
    state,
    query,
    filters,
    sort,
    entries,
    answer,
    stale,
    whole,
    onQuery,
    onFilters,
    onSort,
    onMore,
    onRest,
    renderGroups,
    technique,
  } = props
  const { location } = useApp()
  const [text, setText] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(query), [query])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Whoever comes here by Enter in another field goes on from this one. A finger would get a keyboard over the page.
  useEffect(() => {
    const within = location.store.getState().visit > 0
    const nowhere = document.activeElement === document.body
    if (within && nowhere && !matchMedia('(pointer: coarse)').matches)
      field.current?.focus({ preventScroll: true })
  }, [location])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onQuery(next), TYPING)
  }
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">Search</h1>
      <search className={styles.form}>
        <input
          ref={field}
          id="search-field"
          type="search"
          aria-label="Search every transcript"
          aria-describedby="search-summary"
          placeholder="Words, “a phrase”, technique:x-wing, -without, word*, a OR b"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              clearTimeout(timer.current)
              if (text !== query) onQuery(text)
              else if (!stale) firstMoment()?.focus()
            } else if (event.key === 'ArrowDown') {
              event.preventDefault()
              if (!stale) firstMoment()?.focus()
            }
          }}
        />
      </search>
      <SearchFilters
        filters={filters}
        sort={sort}
        entries={entries}
        onFilters={onFilters}
        onSort={onSort}
      />
      {state.status === 'indexing' && (
        <p className={styles.fine} role="status">
          {state.indexed.toLocaleString('en')} of {state.total.toLocaleString('en')} solves can be
          searched; the rest are being taken in.
        </p>
      )}
      {state.message !== '' && <Notice tone="warn">{state.message}</Notice>}
      {technique}
      <div className={styles.answer} aria-busy={stale} data-stale={stale || undefined}>
        <div id="search-summary" role="status" className={styles.summary}>
          {summary(query, answer)}
        </div>
        {answer?.status === 'found' && (
          <>
            {answer.moments === 0 && Object.keys(filters).length > 0 && (
              <Button onClick={() => onFilters({})}>Take all filters away</Button>
            )}
            {renderGroups(answer)}
            {whole && answer.groups.length < answer.traces && (
              <Button onClick={onMore}>
                Show more of {answer.traces.toLocaleString('en')} solves
              </Button>
            )}
            {answer.more && (
              <p className={styles.rest}>
                {answer.searched < answer.all
                  ? `${answer.searched.toLocaleString('en')} of ${answer.all.toLocaleString('en')} solves were searched.`
                  : 'Not everything was searched.'}{' '}
                <Button onClick={onRest}>Search the rest</Button>
              </p>
            )}
          </>
        )}
      </div>
    </main>
  )
}

function summary(query: string, answer: SearchAnswer | null): ReactNode {
  if (query.trim() === '') {
    return 'Write what was said: a word, a phrase in quotes, the name of a technique. Every hit is a moment that you can open, play and share.'
  }
  if (answer === null) return 'Searching…'
  if (answer.status !== 'found') return <strong>{answer.message}</strong>
  return (
    <>
      <strong>
        {answer.moments === 0
          ? 'Nothing found.'
          : `${counted(answer.moments, 'moment')} in ${counted(answer.traces, 'solve')}`}
      </strong>{' '}
      {answer.remark}
    </>
  )
}
