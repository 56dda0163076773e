import type { Library } from '@/data/library/library'
import { type LibrarySearch, searchLibrary } from '@/data/search/librarySearch'
import { type SearchClient, startSearchClient } from '@/data/search/searchClient'

export interface Searches {
  /** The search over a library; made, and its worker started, when first asked for. */
  over(library: Library): LibrarySearch
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
  }
}
