import { type RefObject, useEffect } from 'react'
import type { Session } from '@/state/session'
import { createKeeper } from './keepInSight'
import { paragraphOf } from './passages'

/** Keys by which a person scrolls; while following, they mean "let me read". */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])
/** Milliseconds between two turns of the text while a hand drags the time: nobody reads faster, and the board needs the frames. */
const SCRUB_REST = 250

/**
 * Keeps the current sentence in sight while follow is on, and marks it with `aria-current`. Only what a person does
 * (wheel, touch, scroll bar, keys, selecting text) switches follow off; our own scrolling and the layout's never do.
 */
export function useFollow(
  session: Session,
  scroller: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const box = scroller.current
    const root = text.current
    if (!box || !root) return
    const keeper = createKeeper(box)
    let current: Element | null = null
    let later = 0

    const show = () => {
      window.clearTimeout(later)
      later = 0
      const { sentence, follow, scrubbing } = session.store.getState()
      const next = paragraphOf(root, sentence)
      if (next !== current) {
        current?.removeAttribute('aria-current')
        next?.setAttribute('aria-current', 'true')
        current = next
      }
      if (next && follow) keeper.show(next, scrubbing)
    }
    show()
    const offStore = session.store.subscribe((now, before) => {
      const wanted =
        now.sentence !== before.sentence ||
        (now.follow && !before.follow) ||
        (!now.scrubbing && before.scrubbing)
      if (!wanted) return
      if (!now.scrubbing) show()
      else if (later === 0) later = window.setTimeout(show, SCRUB_REST)
    })

    const stop = () => {
      if (session.store.getState().follow) session.store.setState({ follow: false })
    }
    const onKey = (event: KeyboardEvent) => {
      if (SCROLL_KEYS.has(event.key) && !event.defaultPrevented) stop()
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target === box && event.offsetX > box.clientWidth) stop()
    }
    const onSelection = () => {
      const selection = document.getSelection()
      if (selection && !selection.isCollapsed && root.contains(selection.anchorNode)) stop()
    }
    box.addEventListener('wheel', stop, { passive: true })
    box.addEventListener('touchmove', stop, { passive: true })
    box.addEventListener('keydown', onKey)
    box.addEventListener('pointerdown', onPointer)
    document.addEventListener('selectionchange', onSelection)
    return () => {
      offStore()
      window.clearTimeout(later)
      keeper.destroy()
      box.removeEventListener('wheel', stop)
      box.removeEventListener('touchmove', stop)
      box.removeEventListener('keydown', onKey)
      box.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('selectionchange', onSelection)
    }
  }, [session, scroller, text])
}
