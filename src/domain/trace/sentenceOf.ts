import { lastAtOrBefore } from './lastAtOrBefore'
import type { Trace } from './trace'

/** The sentence a word belongs to; −1 for no word. */
export function sentenceOf(trace: Trace, word: number): number {
  const { sentenceStart, count } = trace.words
  if (word < 0 || count === 0) return -1
  return Math.min(lastAtOrBefore(sentenceStart, word), sentenceStart.length - 2)
}
