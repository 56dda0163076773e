import { type RefObject, useEffect } from 'react'
import type { Session } from '@/state/session'

/** Keys by which a person scrolls; while following, they mean "let me read". */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

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
    let current: Element | null = null

    const show = (sentence: number, follow: boolean) => {
      const next = root.children[sentence] ?? null
      if (next !== current) {
        current?.removeAttribute('aria-current')
        next?.setAttribute('aria-current', 'true')
        current = next
      }
      if (next && follow) keepInSight(box, next)
    }
    const { sentence, follow } = session.store.getState()
    show(sentence, follow)
    const offStore = session.store.subscribe((now, before) => {
      if (now.sentence !== before.sentence || (now.follow && !before.follow))
        show(now.sentence, now.follow)
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
      box.removeEventListener('wheel', stop)
      box.removeEventListener('touchmove', stop)
      box.removeEventListener('keydown', onKey)
      box.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('selectionchange', onSelection)
    }
  }, [session, scroller, text])
}

/** Where the sentence being said rests: a third of the way down, so that what comes can be read ahead. */
const REST = 1 / 3

function keepInSight(box: HTMLElement, sentence: Element, attempts = ATTEMPTS): void {
  const frame = box.getBoundingClientRect()
  const place = sentence.getBoundingClientRect()
  const far = place.top - (frame.top + frame.height * REST)
  const near = attempts === ATTEMPTS && Math.abs(far) < frame.height
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (near && !still) {
    box.scrollBy({ top: far, behavior: 'smooth' })
    return
  }
  if (Math.abs(far) >= 1) box.scrollBy({ top: far, behavior: 'instant' })
  // Sentences off screen have estimated heights; those that come into sight get real ones a frame or two later, and
  // the target moves.
  if (attempts > 0 && sentence.hasAttribute('aria-current')) {
    requestAnimationFrame(() => keepInSight(box, sentence, attempts - 1))
  }
}

/** Frames in which a far jump is corrected. */
const ATTEMPTS = 6
