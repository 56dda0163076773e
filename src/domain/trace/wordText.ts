import type { Trace } from './trace'

/** A word as it stands in the transcript, leading space included; '' for no word. */
export function wordText(trace: Trace, word: number): string {
  const { text, offset, count } = trace.words
  return word < 0 || word >= count ? '' : text.slice(offset[word], offset[word + 1])
}
