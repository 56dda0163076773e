import { lastAtOrBefore } from './lastAtOrBefore'
import type { Trace } from './trace'

export interface WordRange {
  /** First word; equal to `end` for none. */
  readonly first: number
  /** One past the last word. */
  readonly end: number
  /** What they say, without the leading space. */
  readonly text: string
}

/** The words said between two times in seconds: those that start at or after `from` and at or before `to`. */
export function wordsBetween(trace: Trace, from: number, to: number): WordRange {
  const { words } = trace
  let first = lastAtOrBefore(words.start, from)
  // Words that start at `from` itself belong.
  while (first >= 0 && words.start[first] === from) first--
  first++
  const end = Math.max(first, lastAtOrBefore(words.start, to) + 1)
  return { first, end, text: words.text.slice(words.offset[first], words.offset[end]).trim() }
}
