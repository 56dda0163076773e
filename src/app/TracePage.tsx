import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import { libOf } from '@/state/libraries'
import { traceQuery } from '@/state/traceQuery'
import { useApp } from '@/views/ui/appContext'
import { useOnDemand } from './onDemand'
import { TraceWait } from './TraceWait'
import { traceRoom } from './traceRoomOnDemand'

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
  // The screen of a solve and what it stands on load while the solve itself is read.
  const TraceRoom = useOnDemand(traceRoom)
  if (!query.data || !TraceRoom) return wait
  return (
    <TraceRoom
      opened={query.data}
      leaving={query.isPlaceholderData}
      library={library}
      snapshot={snapshot}
      home={home}
      notices={notices}
      wait={wait}
    />
  )
}
