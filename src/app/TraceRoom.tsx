import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Library, LibrarySnapshot, OpenedTrace } from '@/data/library/library'
import type { Link } from '@/domain/link/link'
import { browserTime } from '@/playback/browserTime'
import { rememberPosition } from '@/playback/resume'
import { entryLink } from '@/state/findEntry'
import { libOf } from '@/state/libraries'
import { copyProblems, linkProblems } from '@/state/linkProblems'
import { momentOf, type OpenedSession, openSession, statePartOf } from '@/state/openSession'
import { siblingsOf, siblingTitle } from '@/state/siblings'
import { isSynthetic } from '@/state/titleOf'
import { TraceScreen } from '@/views/trace/TraceScreen'
import { useApp } from '@/views/ui/appContext'
import { RestNotice } from './RestNotice'
import { ResumedNotice } from './ResumedNotice'
import { useGoOn } from './useGoOn'

export interface TraceRoomProps {
  opened: OpenedTrace
  /** Another solve is on its way: the address is no longer this one's. */
  leaving: boolean
  library: Library
  snapshot: LibrarySnapshot
  /** The library's own address. */
  home: Link
  notices: ReactNode
  /** Shown for the instant before the session stands. */
  wait: ReactNode
}

/** The session of an open solve: made at the moment that the address means, moved by back and forward, ended on leaving. */
export function TraceRoom({
  opened,
  leaving,
  library,
  snapshot,
  home,
  notices,
  wait,
}: TraceRoomProps) {
  const { location, settings, memory } = useApp()
  const [current, setCurrent] = useState<OpenedSession | null>(null)
  const visit = useStore(location.store, (state) => state.visit)
  const lib = libOf(library)
  const synthetic = snapshot.synthetic || isSynthetic(opened.entry)

  // Before anything is painted, so that the board is there one turn of the page earlier.
  useLayoutEffect(() => {
    const { rate, skipIdle } = settings.getState()
    const { link } = location.store.getState()
    const next = openSession(opened, link, {
      row: {
        judge: () => library.judge(opened.entry.key),
        modelText: (options) => library.modelText(opened.entry.key, options),
      },
      lib,
      synthetic,
      rate,
      skipIdle,
      memory,
    })
    location.addProblems([
      ...linkProblems(opened.trace, link),
      ...copyProblems(opened.entry.key, link),
    ])
    const { player, key } = next.session
    const stopRemembering = rememberPosition(player, memory, key, browserTime)
    setCurrent(next)
    return () => {
      setCurrent(null)
      stopRemembering()
      next.session.destroy()
    }
  }, [opened, library, lib, synthetic, settings, location, memory])

  // Back and forward between moments of the same solve move the open session; the first visit opened it there.
  const shown = useRef(visit)
  useEffect(() => {
    if (!current || leaving || shown.current === visit) return
    shown.current = visit
    // A solve that was just opened stands where the address means already.
    if (current.session.key !== opened.entry.key) return
    const { link } = location.store.getState()
    const { player, store, trace } = current.session
    player.pause()
    store.setState(statePartOf(trace, link))
    player.seek(momentOf(trace, link), { settled: true })
  }, [current, opened, leaving, visit, location])

  useEffect(() => {
    if (leaving) current?.session.player.pause()
  }, [leaving, current])

  const goOn = useGoOn(library, snapshot, opened.entry, home)

  const siblings = useMemo(
    () =>
      siblingsOf(snapshot.entries, opened.entry).map((entry) => {
        const link = { ...home, ...entryLink(snapshot.entries, entry) }
        return {
          key: entry.key,
          title: siblingTitle(opened.entry, entry),
          href: location.href(link),
          onOpen: () => location.push(link),
        }
      }),
    [snapshot, opened, home, location],
  )

  if (!current) return wait
  const { session, resumed } = current
  return (
    <TraceScreen
      session={session}
      leaving={leaving}
      siblings={siblings}
      libraryName={snapshot.name || 'Library'}
      homeHref={location.href(home)}
      onHome={() => location.push(home)}
      onSearchAll={(q) => location.push({ ...home, q })}
      onLeaveHits={goOn}
      notices={
        <>
          {notices}
          {library.origin === 'hub' && <RestNotice file={opened.entry.origin?.file ?? ''} />}
          <ResumedNotice key={session.key} session={session} resumed={resumed} />
        </>
      }
    />
  )
}
