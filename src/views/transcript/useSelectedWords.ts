import { type RefObject, useEffect, useState } from 'react'
import type { Words } from '@/domain/trace/trace'
import type { WordSpan } from './useMarkedRanges'
import { wordAtNode } from './wordRange'

/** The words that the user has selected in the transcript, or null. */
export function useSelectedWords(
  words: Words,
  root: RefObject<HTMLElement | null>,
): WordSpan | null {
  const [span, setSpan] = useState<WordSpan | null>(null)
  useEffect(() => {
    const onChange = () => {
      const selection = document.getSelection()
      const box = root.current
      if (!selection || selection.isCollapsed || !box || selection.rangeCount === 0)
        return setSpan(null)
      const range = selection.getRangeAt(0)
      const first = wordAtNode(box, words, range.startContainer, range.startOffset)
      // The end is exclusive: one character back is the last one selected.
      const last = wordAtNode(box, words, range.endContainer, Math.max(0, range.endOffset - 1))
      setSpan(first >= 0 && last >= first ? { first, last } : null)
    }
    document.addEventListener('selectionchange', onChange)
    return () => document.removeEventListener('selectionchange', onChange)
  }, [words, root])
  return span
}
