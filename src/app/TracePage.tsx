import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import { libOf } from '@/state/libraries'
import { traceQuery } from '@/state/traceQuery'
import { useApp } from '@/views/ui/appContext'
import { TraceWait } from './TraceWait'

/** The screen of a solve and what it stands on load while the solve itself is read. */
const loadRoom = () => import('./TraceRoom')
const TraceRoom = lazy(async () => ({ default: (await loadRoom()).TraceRoom }))

export interface TracePageProps {
  library: Library
  snapshot: LibrarySnapshot
  entry: CatalogueEntry
  notices: ReactNode
}

/** One solve, from its file to its screen. */
export function TracePage({ library, snapshot, entry, notices }: TracePageProps) {
  const { location } = useApp()
  // While another solve of the same video is read, the one before stays: its video plays on into the next.
  const query = useQuery({ ...traceQuery(library, entry.key), placeholderData: keepPreviousData })
  const lib = libOf(library)
  const home = { ...(lib === 'demo' ? {} : { lib }), unknown: [] }
  const wait = (
    <TraceWait
      entry={entry}
      error={query.error}
      onRetry={() => query.refetch()}
      onHome={() => location.push(home)}
    />
  )
  if (!query.data) {
    if (!query.error) void loadRoom()
    return wait
  }
  return (
    <Suspense fallback={wait}>
      <TraceRoom
        opened={query.data}
        leaving={query.isPlaceholderData}
        library={library}
        snapshot={snapshot}
        home={home}
        notices={notices}
        wait={wait}
      />
    </Suspense>
  )
}
