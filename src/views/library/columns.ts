import type { SortKey } from '@/domain/library/listQuery'

export interface Column {
  readonly key: SortKey | null
  readonly text: string
  readonly numeric: boolean
}

/** The list's columns, left to right; those with a key sort by it. */
export const COLUMNS: readonly Column[] = [
  { key: 'order', text: '', numeric: false },
  { key: 'title', text: 'Puzzle', numeric: false },
  { key: 'size', text: 'Grid', numeric: true },
  { key: 'length', text: 'Length', numeric: true },
  { key: 'actions', text: 'Actions', numeric: true },
  { key: 'words', text: 'Words', numeric: true },
  { key: null, text: 'Techniques heard', numeric: false },
  { key: 'findings', text: 'Row', numeric: false },
]
