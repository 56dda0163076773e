import { useCallback } from 'react'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { Link } from '@/domain/link/link'
import { nextStop } from '@/state/walk'
import { announce } from '@/views/ui/announce'
import { useApp } from '@/views/ui/appContext'

/**
 * Past the last or first hit of a solve: on to the next solve of the search, false where there is none. A link opened
 * cold brings the query without the search, and a page of moments shows only the first solves; the search is then made
 * once, off the page, and the walk goes on when it is there.
 */
export function useGoOn(
  library: Library,
  snapshot: LibrarySnapshot,
  entry: CatalogueEntry,
  home: Link,
): (direction: 1 | -1) => boolean {
  const { location, walk } = useApp()
  return useCallback(
    (direction) => {
      const { q, find } = location.store.getState().link
      if (q === undefined) return false
      const go = (): boolean => {
        const stop = nextStop(walk.getState(), entry.youtubeId, entry.puzzleId, direction)
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
      announce('Looking for the next solve with a hit')
      import('./searchedWalk')
        .then(({ searchedWalk }) => searchedWalk(library, snapshot.entries, q, find ?? ''))
        .then((found) => {
          walk.setState(found)
          if (location.store.getState().link.q === q && !go()) announce('No other solve has a hit')
        })
        .catch((error: unknown) => {
          walk.setState({ query: q, stops: [], whole: true })
          announce(`The other solves could not be searched: ${String(error)}`)
        })
      return true
    },
    [library, snapshot, entry, home, location, walk],
  )
}
