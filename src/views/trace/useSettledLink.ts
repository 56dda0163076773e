import { useEffect } from 'react'
import { cellName } from '@/domain/trace/cellName'
import { momentTime } from '@/domain/trace/momentTime'
import type { Session } from '@/state/session'
import { useApp } from '../ui/appContext'

/** Milliseconds of rest after which a moment counts as settled: steps in a row write the address once. */
const REST = 250

/**
 * Keeps the address true to the moment: time, panel, cell and offsets are noted when they come to rest (a pause, the
 * end of a drag, a step), never while time flows, nor once the address means another solve (`on: false`).
 */
export function useSettledLink(session: Session, on: boolean): void {
  const { location } = useApp()
  useEffect(() => {
    if (!on) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      const { status } = session.player.store.getState()
      const state = session.store.getState()
      if (status === 'playing' || state.scrubbing) return
      const time = session.player.position()
      const { range } = state
      const ranged = range !== null && Math.abs(range.start - time) < 0.05
      location.note({
        t: time > 0.05 ? momentTime(session.trace, time, state.offset) : undefined,
        end: ranged ? momentTime(session.trace, range.end, state.offset) : undefined,
        a: undefined,
        o: state.offset || undefined,
        vo: state.videoOffset || undefined,
        panel: state.panel === 'transcript' ? undefined : state.panel,
        cell: state.cell === null ? undefined : cellName(state.cell, session.trace.cols),
        q: state.find || undefined,
      })
    }
    const soon = () => {
      clearTimeout(timer)
      if (session.player.store.getState().status === 'playing') return
      timer = setTimeout(note, REST)
    }
    const offs = [
      session.player.onFrame(soon),
      session.player.store.subscribe(soon),
      session.store.subscribe(soon),
    ]
    return () => {
      clearTimeout(timer)
      for (const off of offs) off()
    }
  }, [session, location, on])
}
