import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import { libOf } from '@/state/libraries'
import { momentOf, openSession, statePartOf } from '@/state/openSession'
import type { Session } from '@/state/session'
import { traceQuery } from '@/state/traceQuery'
import { useApp } from '@/views/ui/appContext'
import { TraceWait } from './TraceWait'

const TraceScreen = lazy(async () => ({
  default: (await import('@/views/trace/TraceScreen')).TraceScreen,
}))

export interface TracePageProps {
  library: Library
  snapshot: LibrarySnapshot
  entry: CatalogueEntry
  notices: ReactNode
}

/** One solve, from its file to its screen, at the moment that the address means. */
export function TracePage({ library, snapshot, entry, notices }: TracePageProps) {
  const { location, settings } = useApp()
  const query = useQuery(traceQuery(library, entry.key))
  const [session, setSession] = useState<Session | null>(null)
  const visit = useStore(location.store, (state) => state.visit)
  const lib = libOf(library)
  const { synthetic } = snapshot

  useEffect(() => {
    if (!query.data) return
    const { rate, skipIdle } = settings.getState()
    const opened = openSession(query.data, location.store.getState().link, {
      lib,
      synthetic,
      rate,
      skipIdle,
    })
    setSession(opened)
    return () => {
      setSession(null)
      opened.destroy()
    }
  }, [query.data, lib, synthetic, settings, location])

  // Back and forward between moments of the same solve move the open session; the first visit opened it there.
  const shown = useRef(visit)
  useEffect(() => {
    if (!session || shown.current === visit) return
    shown.current = visit
    const { link } = location.store.getState()
    session.player.pause()
    session.store.setState(statePartOf(session.trace, link))
    session.player.seek(momentOf(session.trace, link), { settled: true })
  }, [session, visit, location])

  const home = { ...(lib === 'demo' ? {} : { lib }), unknown: [] }
  const wait = (
    <TraceWait
      entry={entry}
      error={query.error}
      onRetry={() => query.refetch()}
      onHome={() => location.push(home)}
    />
  )
  if (!session) return wait
  return (
    <Suspense fallback={wait}>
      <TraceScreen
        session={session}
        libraryName={snapshot.name || 'Library'}
        homeHref={location.href(home)}
        onHome={() => location.push(home)}
        onSearchAll={(q) => location.push({ ...home, q })}
        notices={notices}
      />
    </Suspense>
  )
}
