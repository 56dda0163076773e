import { useCallback } from 'react'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { Link } from '@/domain/link/link'
import { entryLink } from '@/state/findEntry'
import { nextStop } from '@/state/walk'
import { useApp } from '@/views/ui/appContext'

/**
 * Past the last or first hit of a solve: on to the next solve of the search; says whether there is one. A link opened
 * cold brings the query without the search, and a page of moments shows only the first solves; the search is then made
 * once, off the page, and the walk goes on when it is there. Rejects where that search fails.
 */
export function useGoOn(
  library: Library,
  snapshot: LibrarySnapshot,
  entry: CatalogueEntry,
  home: Link,
): (direction: 1 | -1) => boolean | Promise<boolean> {
  const { location, walk } = useApp()
  return useCallback(
    (direction) => {
      const { q, find } = location.store.getState().link
      if (q === undefined) return false
      const go = (): boolean => {
        const stop = nextStop(walk.getState(), entryLink(snapshot.entries, entry), direction)
        if (stop) {
          walk.setState({ arriving: direction })
          location.push({ ...home, ...stop, q, ...(find === undefined ? {} : { find }) })
        }
        return stop !== null
      }
      if (walk.getState().query === q) {
        if (go()) return true
        if (walk.getState().whole) return false
      }
      const search = async () => {
        try {
          const { searchedWalk } = await import('./searchedWalk')
          walk.setState(await searchedWalk(library, snapshot.entries, q, find ?? ''))
        } catch (error) {
          walk.setState({ query: q, stops: [], whole: true })
          throw error
        }
        // Whoever has gone elsewhere meanwhile is left there.
        return location.store.getState().link.q !== q || go()
      }
      return search()
    },
    [library, snapshot, entry, home, location, walk],
  )
}
