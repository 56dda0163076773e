import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Session } from '@/state/session'
import type { WordSpan } from '../transcript/useMarkedRanges'
import { useApp } from '../ui/appContext'
import { useStateOf } from './useStateOf'

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

interface End {
  /** The way in which the walk has ended, 0 for neither. */
  readonly direction: 1 | -1 | 0
  /** Whether there is another solve to go on to is being found out. */
  readonly looking: boolean
  readonly told: string
}

const GOING_ON: End = { direction: 0, looking: false, told: '' }
/** Milliseconds for which the end of a walk is said. */
const TOLD_FOR = 6_000
const ENDS = {
  1: 'That was the last hit. Once more goes to the first here.',
  '-1': 'That was the first hit. Once more goes to the last here.',
}

const NOTHING: Found = { query: '', hits: [], remark: '' }

/**
 * Find in the open transcript: the same query language as the library's search, hits in the order of time. `leave` is
 * asked past the last or first hit, and says whether there was somewhere to go. Where there was not, that is said, and
 * only the next step goes round to the other end.
 */
export function useFind(
  session: Session,
  leave: (direction: 1 | -1) => boolean | Promise<boolean>,
): Find {
  const { walk } = useApp()
  const query = useStore(session.store, (state) => state.find)
  const [found, setFound] = useStateOf(session, NOTHING)
  const [current, setCurrent] = useStateOf(session, -1)
  const [end, setEnd] = useStateOf<End>(session, GOING_ON)

  useEffect(() => {
    setEnd(GOING_ON)
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
  }, [session, walk, query, setFound, setCurrent, setEnd])

  // It lies over other things, so it goes by itself; the next step at the end then says it again.
  useEffect(() => {
    if (end.direction === 0 || end.looking) return
    const timer = setTimeout(() => setEnd(GOING_ON), TOLD_FOR)
    return () => clearTimeout(timer)
  }, [end, setEnd])

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
      if (beyond && end.direction === direction && end.looking) return
      if (beyond && end.direction !== direction) {
        const ended = () => setEnd({ direction, looking: false, told: ENDS[direction] })
        const left = leave(direction)
        if (left === true) return
        if (left === false) return ended()
        setEnd({ direction, looking: true, told: 'Looking for the next solve with a hit…' })
        left.then(
          (gone) => {
            if (!gone) ended()
          },
          (error: unknown) =>
            setEnd({
              direction,
              looking: false,
              told: `${ENDS[direction]} The other solves could not be searched: ${String(error)}`,
            }),
        )
        return
      }
      setEnd(GOING_ON)
      const next = arrived
        ? (current + direction + hits.length) % hits.length
        : Math.max(current, 0)
      setCurrent(next)
      session.store.setState({ follow: true })
      session.player.seek(session.wordStart(hits[next]!.first), { settled: true })
    },
    [session, hits, current, end, leave, setCurrent, setEnd],
  )
  const close = useCallback(() => session.store.setState({ find: '' }), [session])
  return useMemo(
    () => ({ query, hits, current, remark, told: end.told, setQuery, step, close }),
    [query, hits, current, remark, end, setQuery, step, close],
  )
}
