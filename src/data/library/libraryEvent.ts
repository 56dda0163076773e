import type { Wait } from '@/data/hub/patience'
import type { LibraryProblem, LibraryProgress } from './library'
import type { CatalogueEntry } from './manifest'

/** What is told while a library is listed. */
export type LibraryEvent =
  | {
      readonly kind: 'info'
      readonly name: string
      readonly source: string
      readonly revision: string
      readonly synthetic: boolean
      /** URL of the search index; null when there is none. */
      readonly search: string | null
    }
  | { readonly kind: 'entries'; readonly entries: readonly CatalogueEntry[] }
  /** Keys of entries that are no longer there. */
  | { readonly kind: 'gone'; readonly keys: readonly string[] }
  | { readonly kind: 'problems'; readonly problems: readonly LibraryProblem[] }
  | { readonly kind: 'progress'; readonly progress: LibraryProgress }
  /** The listing stands still for a moment; the next event ends it. */
  | { readonly kind: 'wait'; readonly wait: Wait }
  | { readonly kind: 'listed' }
  | { readonly kind: 'failed'; readonly problem: LibraryProblem }
