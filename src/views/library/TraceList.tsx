import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { ListQuery, SortKey } from '@/domain/library/listQuery'
import { useStable } from '../ui/useStable'
import { COLUMNS } from './columns'
import styles from './LibraryScreen.module.css'
import { TraceRow, type TraceRowProps } from './TraceRow'

export interface TraceListProps
  extends Pick<
    TraceRowProps,
    'techniqueName' | 'onOpen' | 'onPress' | 'onTechnique' | 'draw' | 'synthetic'
  > {
  entries: readonly CatalogueEntry[]
  query: ListQuery
  hrefOf(entry: CatalogueEntry): string
  onSort(key: SortKey, descending: boolean): void
}

/** CSS pixels: one row, so that the list knows its length before it is drawn. */
const ROW = 77

/** Lists this short stand whole on the page, where the browser's own find reaches every row. */
const WHOLE = 40
/** Rows that stand ready above and below what is on screen. */
const BEYOND = 4

/** The solves, virtual beyond what is on screen; ↑ and ↓ walk the rows, Enter opens. */
export function TraceList({
  entries,
  query,
  hrefOf,
  onSort,
  onOpen,
  onPress,
  onTechnique,
  ...row
}: TraceListProps) {
  const handlers = {
    onOpen: useStable(onOpen),
    onPress: useStable(onPress),
    onTechnique: useStable(onTechnique),
  }
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    setMargin(list.current?.offsetTop ?? 0)
  }, [])
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ROW,
    overscan: entries.length <= WHOLE ? WHOLE : BEYOND,
    scrollMargin: margin,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const at = Number((event.target as HTMLElement).dataset.row)
    if (step === 0 || Number.isNaN(at)) return
    const to = at + step
    if (to < 0 || to >= entries.length) return
    event.preventDefault()
    rows.scrollToIndex(to)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus(),
    )
  }

  return (
    <>
      <div className={styles.head}>
        {COLUMNS.map((column) =>
          column.key === null || column.text === '' ? (
            <span key={column.text} data-wide={column.text === '' ? undefined : true}>
              {column.text}
            </span>
          ) : (
            <SortButton
              key={column.text}
              column={{ ...column, key: column.key }}
              query={query}
              onSort={onSort}
            />
          ),
        )}
      </div>
      <ul
        ref={list}
        className={styles.list}
        aria-label="Solves"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {rows.getVirtualItems().map((item) => {
          const entry = entries[item.index]!
          return (
            <TraceRow
              {...row}
              {...handlers}
              key={entry.key}
              entry={entry}
              href={hrefOf(entry)}
              index={item.index}
              count={entries.length}
              top={item.start - margin}
            />
          )
        })}
      </ul>
    </>
  )
}

interface SortButtonProps {
  column: { key: SortKey; text: string; numeric: boolean }
  query: ListQuery
  onSort(key: SortKey, descending: boolean): void
}

function SortButton({ column, query, onSort }: SortButtonProps) {
  const on = query.sort === column.key
  const direction = on ? (query.descending ? 'descending' : 'ascending') : 'none'
  return (
    <button
      type="button"
      className={styles.sort}
      data-numeric={column.numeric}
      data-wide={column.key === 'actions' || column.key === 'words' ? true : undefined}
      aria-label={`Sort by ${column.text.toLowerCase()}${on ? `, now ${direction}` : ''}`}
      onClick={() => onSort(column.key, on ? !query.descending : column.numeric)}
    >
      {column.text}
      <span aria-hidden="true">{on ? (query.descending ? ' ↓' : ' ↑') : ''}</span>
    </button>
  )
}
