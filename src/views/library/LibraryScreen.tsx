import { type ReactNode, useMemo } from 'react'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import { listEntries } from '@/domain/library/listEntries'
import type { ListQuery } from '@/domain/library/listQuery'
import { Filters } from './Filters'
import { LibraryProblems } from './LibraryProblems'
import styles from './LibraryScreen.module.css'
import { Loading } from './Loading'
import { Totals } from './Totals'
import { TraceList } from './TraceList'

export interface LibraryScreenProps {
  library: Library
  snapshot: LibrarySnapshot
  query: ListQuery
  onQuery(query: ListQuery): void
  hrefOf(entry: CatalogueEntry): string
  onOpen(entry: CatalogueEntry): void
  onPress(entry: CatalogueEntry): void
  techniqueName(id: string): string
  draw(entry: CatalogueEntry, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void>
  /** The search field over every transcript. */
  search: ReactNode
  /** A word about what is loaded, or a way to have it as a file. */
  note: ReactNode
  /** What can be opened, in words and buttons, for an empty or failed library. */
  waysIn: ReactNode
}

/** What is loaded and from where; every solve, sorted and filtered; the ways to more. */
export function LibraryScreen({
  snapshot,
  query,
  onQuery,
  hrefOf,
  onOpen,
  onPress,
  techniqueName,
  draw,
  search,
  note,
  waysIn,
}: LibraryScreenProps) {
  const shown = useMemo(() => listEntries(snapshot.entries, query), [snapshot.entries, query])
  const { status, entries } = snapshot
  return (
    <main className={styles.page}>
      <section className={styles.hero}>
        <h1>Every solve, moment by moment.</h1>
        {search}
        <p className={styles.hint}>
          Drop Sudoku-CTC-Reasoning files anywhere: Parquet, JSON Lines, JSON.
        </p>
      </section>
      <LibraryProblems snapshot={snapshot} />
      {status === 'loading' && <Loading snapshot={snapshot} />}
      {entries.length > 0 && (
        <>
          <Filters
            entries={entries}
            shown={shown.length}
            query={query}
            techniqueName={techniqueName}
            onQuery={onQuery}
          />
          <Totals entries={entries} />
          {note}
          {shown.length > 0 ? (
            <TraceList
              entries={shown}
              query={query}
              hrefOf={hrefOf}
              synthetic={snapshot.synthetic}
              techniqueName={techniqueName}
              onOpen={onOpen}
              onPress={onPress}
              onTechnique={(technique) => onQuery({ ...query, technique })}
              onSort={(sort, descending) => onQuery({ ...query, sort, descending })}
              draw={draw}
            />
          ) : (
            <p className={styles.empty}>No solve fits these filters. Take one away to see more.</p>
          )}
        </>
      )}
      {entries.length === 0 && status !== 'loading' && (
        <div className={styles.empty}>
          <p>{status === 'failed' ? 'Nothing could be opened.' : 'There are no solves in here.'}</p>
          {waysIn}
        </div>
      )}
    </main>
  )
}
