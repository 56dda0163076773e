import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Library } from '@/data/library/library'
import { type LibrarySearch, searchLibrary } from '@/data/search/librarySearch'
import { type SearchClient, startSearchClient } from '@/data/search/searchClient'
import type { Link } from '@/domain/link/link'

/** The traces that a search found, in its order: what "next hit" walks on to at the end of one. */
export interface Walk {
  readonly query: string
  readonly stops: readonly Pick<Link, 'v' | 'p' | 't'>[]
}

export interface Searches {
  /** The search over a library; made, and its worker started, when first asked for. */
  over(library: Library): LibrarySearch
  readonly walk: StoreApi<Walk>
}

/** One search a library, kept while the library is open. */
export function createSearches(start: () => SearchClient = startSearchClient): Searches {
  let client: SearchClient | null = null
  const searches = new Map<string, LibrarySearch>()
  return {
    over(library) {
      let search = searches.get(library.id)
      if (!search) {
        client ??= start()
        search = searchLibrary(client, library)
        searches.set(library.id, search)
      }
      return search
    },
    walk: createStore<Walk>(() => ({ query: '', stops: [] })),
  }
}

/** The stop after (or before) the trace that is open, or null at the ends and outside the walk. */
export function nextStop(
  walk: Walk,
  youtubeId: string,
  puzzleId: string,
  direction: 1 | -1,
): Walk['stops'][number] | null {
  const at = walk.stops.findIndex(
    (stop) => stop.v === youtubeId && (stop.p === undefined || stop.p === puzzleId),
  )
  return at < 0 ? null : (walk.stops[at + direction] ?? null)
}
