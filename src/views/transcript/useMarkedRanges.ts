import { type RefObject, useEffect } from 'react'
import type { Words } from '@/domain/trace/trace'
import { layRange } from './wordRange'

export interface WordSpan {
  /** First word. */
  readonly first: number
  /** Last word, inclusive. */
  readonly last: number
}

/** Lights spans of words under a highlight's name (`find`, `technique`): ranges over the text, no elements. */
export function useMarkedRanges(
  name: string,
  spans: readonly WordSpan[],
  words: Words,
  root: RefObject<HTMLElement | null>,
  priority: number,
): void {
  useEffect(() => {
    if (!('highlights' in CSS) || !root.current || spans.length === 0) return
    const highlight = new Highlight()
    highlight.priority = priority
    for (const span of spans) {
      const range = new Range()
      if (layRange(range, root.current, words, span.first, span.last)) highlight.add(range)
    }
    CSS.highlights.set(name, highlight)
    return () => {
      CSS.highlights.delete(name)
    }
  }, [name, spans, words, root, priority])
}
