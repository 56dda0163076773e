import { type RefObject, useEffect } from 'react'
import type { Session } from '@/state/session'
import { panned, type TimeView, timeOf, zoomed } from './timeView'

export interface ScrubOptions {
  session: Session
  track: RefObject<HTMLElement | null>
  /** The view as it is now, without a render. */
  view: RefObject<TimeView>
  setView(view: TimeView): void
  onHover(x: number | null): void
}

/** Wheel units that double or halve the view. */
const WHEEL_DOUBLE = 400

/**
 * Everything a pointer does on the track: drag scrubs, Shift+drag marks a range, two fingers pinch, the wheel zooms
 * about the pointer and (sideways) pans. Moves are coalesced to one seek a frame.
 */
export function useScrub({ session, track, view, setView, onHover }: ScrubOptions): void {
  useEffect(() => {
    const element = track.current
    if (!element) return
    const { player, store, trace } = session
    const pointers = new Map<number, number>()
    let mode: 'scrub' | 'range' | 'pinch' | null = null
    let rangeFrom = 0
    let pinch = { centre: 0, distance: 0 }
    let wanted: number | null = null
    let frame = 0

    const place = (event: { clientX: number }) =>
      event.clientX - element.getBoundingClientRect().left
    const timeAt = (x: number) =>
      Math.min(trace.duration, Math.max(0, timeOf(view.current, element.clientWidth, x)))
    const flush = () => {
      frame = 0
      if (wanted === null) return
      player.seek(wanted, { settled: false })
      wanted = null
    }
    const scrubTo = (x: number) => {
      wanted = timeAt(x)
      if (frame === 0) frame = requestAnimationFrame(flush)
    }
    const finish = (x: number) => {
      cancelAnimationFrame(frame)
      frame = 0
      wanted = null
      if (mode === 'scrub') player.seek(timeAt(x), { settled: true })
      mode = null
      store.setState({ scrubbing: false })
    }
    const spread = () => {
      const [a = 0, b = 0] = [...pointers.values()]
      return { centre: (a + b) / 2, distance: Math.max(1, Math.abs(a - b)) }
    }

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      const x = place(event)
      pointers.set(event.pointerId, x)
      if (pointers.size === 2) {
        mode = 'pinch'
        pinch = spread()
        store.setState({ scrubbing: false })
        return
      }
      if (event.shiftKey) {
        mode = 'range'
        rangeFrom = timeAt(x)
      } else {
        mode = 'scrub'
        store.setState({ scrubbing: true })
        scrubTo(x)
      }
    }
    const move = (event: PointerEvent) => {
      const x = place(event)
      // While scrubbing the real board shows the moment: a second one would cost every frame.
      if (event.pointerType === 'mouse') onHover(mode === null ? x : null)
      if (!pointers.has(event.pointerId)) return
      pointers.set(event.pointerId, x)
      if (mode === 'pinch') {
        const now = spread()
        const about = timeOf(view.current, element.clientWidth, pinch.centre)
        const moved = timeOf(view.current, element.clientWidth, now.centre) - about
        setView(
          panned(
            zoomed(view.current, trace.duration, about, pinch.distance / now.distance),
            trace.duration,
            -moved,
          ),
        )
        pinch = now
      } else if (mode === 'range') {
        const to = timeAt(x)
        const range = { start: Math.min(rangeFrom, to), end: Math.max(rangeFrom, to) }
        store.setState({ range: range.end - range.start >= 0.2 ? range : null })
      } else if (mode === 'scrub') scrubTo(x)
    }
    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return
      if (mode === 'pinch' && pointers.size > 0) return
      finish(place(event))
      onHover(event.pointerType === 'mouse' ? place(event) : null)
    }
    const leave = () => {
      if (mode === null) onHover(null)
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const across = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey
      const unit = event.deltaMode === 1 ? 16 : 1
      if (across) {
        const pixels = (event.deltaX || event.deltaY) * unit
        const seconds = (pixels / element.clientWidth) * (view.current.to - view.current.from)
        setView(panned(view.current, trace.duration, seconds))
      } else {
        const about = timeOf(view.current, element.clientWidth, place(event))
        setView(
          zoomed(view.current, trace.duration, about, 2 ** ((event.deltaY * unit) / WHEEL_DOUBLE)),
        )
      }
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('wheel', wheel)
    }
  }, [session, track, view, setView, onHover])
}
