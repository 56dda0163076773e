import { useMemo } from 'react'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { ListQuery } from '@/domain/library/listQuery'
import { EVERYTHING } from '@/domain/library/listQuery'
import { Button } from '../ui/Button'
import { Drawer } from '../ui/Drawer'
import { FilterSelect } from '../ui/FilterSelect'
import { Segmented } from '../ui/Segmented'
import styles from './LibraryScreen.module.css'

export interface FiltersProps {
  entries: readonly CatalogueEntry[]
  shown: number
  query: ListQuery
  techniqueName(id: string): string
  onQuery(query: ListQuery): void
}

/** Grid sizes that get a button; the rest are in "More". */
const SIZES = 4

/** What the list shows. Only choices that the library has are offered. */
export function Filters({ entries, shown, query, techniqueName, onQuery }: FiltersProps) {
  const facets = useMemo(() => facetsOf(entries), [entries])
  const set = (change: Partial<ListQuery>) => onQuery({ ...query, ...change })
  const filtered = shown !== entries.length
  return (
    <search className={styles.filters}>
      <input
        type="search"
        className={styles.filterText}
        aria-label="Filter by title, author or date"
        placeholder="Filter by title or author"
        value={query.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <Drawer text={drawerText(query)}>
        {facets.sizes.length > 1 && (
          <Segmented
            label="Grid size"
            value={query.size}
            onChange={(size) => set({ size })}
            options={[
              { value: '', text: 'All' },
              ...facets.sizes
                .slice(0, SIZES)
                .map((size) => ({ value: size, text: size.replace('x', '×') })),
            ]}
          />
        )}
        <Segmented
          label="Quality"
          value={query.quality}
          onChange={(quality) => set({ quality })}
          options={[
            { value: '', text: 'Any quality' },
            { value: 'success', text: 'Success' },
            { value: 'findings', text: 'With findings' },
          ]}
        />
        <FilterSelect
          className={styles.select}
          label="Technique"
          all="Any technique"
          value={query.technique || undefined}
          options={facets.techniques}
          text={techniqueName}
          onSelect={(technique = '') => set({ technique })}
        />
        <FilterSelect
          className={styles.select}
          label="Verdict"
          all="Any verdict"
          value={query.verdict || undefined}
          options={facets.verdicts}
          onSelect={(verdict = '') => set({ verdict })}
        />
        <FilterSelect
          className={styles.select}
          label="Finding"
          all="Any finding"
          value={query.finding || undefined}
          options={facets.findings}
          text={(kind) => kind.replaceAll('-', ' ')}
          onSelect={(finding = '') => set({ finding })}
        />
        <FilterSelect
          className={styles.select}
          label="Author"
          all="Any author"
          value={query.author || undefined}
          options={facets.authors}
          onSelect={(author = '') => set({ author })}
        />
        <FilterSelect
          className={styles.select}
          label="Length"
          all="Any length"
          value={query.length || undefined}
          options={['short', 'medium', 'long']}
          text={(length) =>
            ({ short: 'Under 20 minutes', medium: '20 to 60 minutes', long: 'Over an hour' })[
              length
            ] ?? length
          }
          onSelect={(length = '') => set({ length })}
        />
        <FilterSelect
          className={styles.select}
          label="Solution"
          all="Any solution"
          value={query.solution || undefined}
          options={facets.solutions.length > 1 ? facets.solutions : []}
          text={(value) => (value === 'yes' ? 'Has a solution' : 'Solution hidden')}
          onSelect={(solution = '') => set({ solution })}
        />
      </Drawer>
      <output className={styles.shown}>
        {filtered
          ? `${shown.toLocaleString('en')} of ${entries.length.toLocaleString('en')}`
          : entries.length.toLocaleString('en')}{' '}
        {entries.length === 1 ? 'solve' : 'solves'}
      </output>
      {filtered && (
        <Button
          look="quiet"
          onClick={() => onQuery({ ...EVERYTHING, sort: query.sort, descending: query.descending })}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}

/** What the closed drawer says: how many of its filters are on, so that a short list is never a riddle. */
function drawerText(query: ListQuery): string {
  const { size, quality, technique, verdict, finding, author, length, solution } = query
  const on = [size, quality, technique, verdict, finding, author, length, solution].filter(Boolean)
  return on.length === 0 ? 'Filters' : `Filters (${on.length} on)`
}

function facetsOf(entries: readonly CatalogueEntry[]) {
  const count = (values: Iterable<string>) => {
    const counts = new Map<string, number>()
    for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value)
  }
  return {
    sizes: count(entries.map((entry) => `${entry.rows}x${entry.cols}`)).sort(
      (a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10),
    ),
    techniques: count(entries.flatMap((entry) => entry.techniques ?? [])),
    verdicts: count(entries.map((entry) => entry.verdict)),
    findings: count(entries.flatMap((entry) => Object.keys(entry.findings))),
    authors: count(entries.map((entry) => entry.author)).sort((a, b) =>
      a.toLowerCase() < b.toLowerCase() ? -1 : 1,
    ),
    solutions: count(entries.map((entry) => (entry.hasSolution ? 'yes' : 'no'))),
  }
}
