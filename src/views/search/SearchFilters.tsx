import { BOARD_EVENT_KINDS, type BoardEventKind } from '@/domain/search/index/boardEvents'
import { type Filters, SOLVE_PARTS, type SolvePart } from '@/domain/search/match/filters'
import type { Sort } from '@/domain/search/match/search'
import styles from './SearchScreen.module.css'

export interface SearchFiltersProps {
  filters: Filters
  sort: Sort
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
/** Seconds around the sentence in which something happens on the board. */
const NEAR = [5, 10, 30]

type Mutable = { -readonly [K in keyof Filters]: Filters[K] }

/** What narrows the moments: where in the solve, what happens on the board, facts of the solve. */
export function SearchFilters({ filters, sort, onFilters, onSort }: SearchFiltersProps) {
  const set = (change: (next: Mutable) => void) => {
    const next: Mutable = { ...filters }
    change(next)
    onFilters(next)
  }
  return (
    <div className={styles.filters}>
      <select
        aria-label="Part of the solve"
        value={filters.part ?? ''}
        onChange={(event) =>
          set((next) => {
            const part = SOLVE_PARTS.find((name) => name === event.target.value)
            if (part) next.part = part
            else delete next.part
          })
        }
      >
        <option value="">Anywhere in the solve</option>
        {SOLVE_PARTS.map((part) => (
          <option key={part} value={part}>
            {PARTS[part]}
          </option>
        ))}
      </select>
      <select
        aria-label="What happens on the board"
        value={filters.board?.kind ?? ''}
        onChange={(event) =>
          set((next) => {
            const kind = BOARD_EVENT_KINDS.find((name) => name === event.target.value)
            if (kind) next.board = { kind, seconds: next.board?.seconds ?? NEAR[1]! }
            else delete next.board
          })
        }
      >
        <option value="">Whatever the board does</option>
        {BOARD_EVENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {EVENTS[kind]}
          </option>
        ))}
      </select>
      {filters.board && (
        <select
          aria-label="Within seconds"
          value={filters.board.seconds}
          onChange={(event) =>
            set((next) => {
              if (next.board) next.board = { ...next.board, seconds: Number(event.target.value) }
            })
          }
        >
          {NEAR.map((seconds) => (
            <option key={seconds} value={seconds}>
              within {seconds} s
            </option>
          ))}
        </select>
      )}
      <select
        aria-label="Grid size"
        value={filters.size ?? ''}
        onChange={(event) =>
          set((next) => {
            if (event.target.value === '') delete next.size
            else next.size = event.target.value
          })
        }
      >
        <option value="">Any size</option>
        {['9x9', '6x6', '4x4'].map((size) => (
          <option key={size} value={size}>
            {size.replace('x', '×')}
          </option>
        ))}
      </select>
      <select
        aria-label="Solution"
        value={filters.hasSolution === undefined ? '' : String(filters.hasSolution)}
        onChange={(event) =>
          set((next) => {
            if (event.target.value === '') delete next.hasSolution
            else next.hasSolution = event.target.value === 'true'
          })
        }
      >
        <option value="">With or without solution</option>
        <option value="true">Has a solution</option>
        <option value="false">Solution hidden</option>
      </select>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filters.verdict === 'Success'}
          onChange={(event) =>
            set((next) => {
              if (event.target.checked) next.verdict = 'Success'
              else delete next.verdict
            })
          }
        />
        Sound rows only
      </label>
      <select
        aria-label="Order"
        className={styles.order}
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        <option value="relevance">Most telling first</option>
        <option value="date">Newest first</option>
        <option value="time">By time in the solve</option>
      </select>
    </div>
  )
}
