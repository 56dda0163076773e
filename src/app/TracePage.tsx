import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import { browserTime } from '@/playback/browserTime'
import { rememberPosition } from '@/playback/resume'
import { libOf } from '@/state/libraries'
import { momentOf, type OpenedSession, openSession, statePartOf } from '@/state/openSession'
import { traceQuery } from '@/state/traceQuery'
import { useApp } from '@/views/ui/appContext'
import { ResumedNotice } from './ResumedNotice'
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
  const { location, settings, memory } = useApp()
  const query = useQuery(traceQuery(library, entry.key))
  const [opened, setOpened] = useState<OpenedSession | null>(null)
  const session = opened?.session ?? null
  const visit = useStore(location.store, (state) => state.visit)
  const lib = libOf(library)
  const { synthetic } = snapshot

  useEffect(() => {
    if (!query.data) return
    const { rate, skipIdle } = settings.getState()
    const { link } = location.store.getState()
    const next = openSession(query.data, link, { lib, synthetic, rate, skipIdle, memory })
    const { player, key } = next.session
    const stopRemembering = rememberPosition(player, memory, key, browserTime)
    setOpened(next)
    return () => {
      setOpened(null)
      stopRemembering()
      next.session.destroy()
    }
  }, [query.data, lib, synthetic, settings, location, memory])

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
        notices={
          <>
            {notices}
            <ResumedNotice session={session} resumed={opened?.resumed ?? null} />
          </>
        }
      />
    </Suspense>
  )
}
