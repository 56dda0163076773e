import { type RefObject, useEffect } from 'react'
import type { Session } from '@/state/session'
import { layRange } from './wordRange'

/**
 * Lights the word being said with the CSS Custom Highlight API: one live range is moved, no element changes, no
 * React state. Where the API is missing the sentence's own mark (`aria-current`) still says where we are.
 */
export function useWordHighlight(session: Session, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return
    const range = new Range()
    const highlight = new Highlight()
    const show = (word: number) => {
      const shown =
        word >= 0 &&
        root.current !== null &&
        layRange(range, root.current, session.trace.words, word, word)
      if (shown) highlight.add(range)
      else highlight.clear()
    }
    highlight.priority = 3
    CSS.highlights.set('word-now', highlight)
    show(session.word())
    const off = session.onWord(show)
    return () => {
      off()
      CSS.highlights.delete('word-now')
    }
  }, [session, root])
}
