import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Session } from '@/state/session'
import type { WordSpan } from '../transcript/useMarkedRanges'
import { useApp } from '../ui/appContext'
import { useStateOf } from './useStateOf'
import { useWalkEnd } from './useWalkEnd'

export interface Find {
  readonly query: string
  readonly hits: readonly WordSpan[]
  /** Index of the hit that the walk is at, -1 for none. */
  readonly current: number
  /** What was forgiven, or why the query could not be read; '' for nothing to say. */
  readonly remark: string
  /** That the walk has come to its end, or looks for more; '' while it simply goes on. */
  readonly told: string
  setQuery(query: string): void
  step(direction: 1 | -1): void
  close(): void
}

interface Found {
  readonly query: string
  readonly hits: readonly WordSpan[]
  readonly remark: string
}

const NOTHING: Found = { query: '', hits: [], remark: '' }

/** Find in the open transcript: the same query language as the library's search, hits in the order of time. */
export function useFind(
  session: Session,
  leave: (direction: 1 | -1) => boolean | Promise<boolean>,
): Find {
  const { walk } = useApp()
  const query = useStore(session.store, (state) => state.find)
  const [found, setFound] = useStateOf(session, NOTHING)
  const [current, setCurrent] = useStateOf(session, -1)
  const { told, pass, goOn } = useWalkEnd(session, leave)

  useEffect(() => {
    goOn()
    if (query.trim() === '') {
      setFound(NOTHING)
      setCurrent(-1)
      return
    }
    let gone = false
    const run = async () => {
      const { findInTranscript } = await import('@/domain/search/findInTranscript')
      if (gone) return
      const { hits, remark } = findInTranscript(session.trace.words, query)
      setFound({ query, hits, remark })
      if (hits.length === 0) return setCurrent(-1)
      const { arriving } = walk.getState()
      if (arriving !== null) {
        // A walk that comes from another solve goes through every hit of this one.
        const end = arriving > 0 ? 0 : hits.length - 1
        walk.setState({ arriving: null })
        setCurrent(end)
        session.player.seek(session.wordStart(hits[end]!.first), { settled: true })
        return
      }
      const here = session.word()
      setCurrent(
        Math.max(
          hits.findIndex((hit) => hit.last >= here),
          0,
        ),
      )
    }
    run().catch((error: unknown) => {
      if (!gone)
        setFound({
          query,
          hits: [],
          remark: `The search could not be loaded (${String(error)}). Reload the page.`,
        })
    })
    return () => {
      gone = true
    }
  }, [session, walk, query, setFound, setCurrent, goOn])

  const { hits, remark } = found
  const setQuery = useCallback(
    (next: string) => session.store.setState({ find: next, follow: false }),
    [session],
  )
  const step = useCallback(
    (direction: 1 | -1) => {
      if (hits.length === 0) return
      const here = session.player.position()
      const on = hits[current]
      // The first Enter goes to the hit that is shown; from there on it walks.
      const arrived = on !== undefined && Math.abs(session.wordStart(on.first) - here) < 0.1
      const beyond = arrived && current === (direction > 0 ? hits.length - 1 : 0)
      if (beyond && pass(direction)) return
      goOn()
      const next = arrived
        ? (current + direction + hits.length) % hits.length
        : Math.max(current, 0)
      setCurrent(next)
      session.store.setState({ follow: true })
      session.player.seek(session.wordStart(hits[next]!.first), { settled: true })
    },
    [session, hits, current, pass, goOn, setCurrent],
  )
  const close = useCallback(() => session.store.setState({ find: '' }), [session])
  return useMemo(
    () => ({ query, hits, current, remark, told, setQuery, step, close }),
    [query, hits, current, remark, told, setQuery, step, close],
  )
}
