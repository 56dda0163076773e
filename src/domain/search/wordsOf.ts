import type { Words } from '../trace/trace'

/** Words a second where a text has no times of its own. */
const PACE = 2.5

/**
 * A transcript made of a plain text: words at an even pace from 0 s, sentences at full stops. For sentences that
 * come without a trace (the lexicon's examples, a query tried out on a text).
 */
export function wordsOf(text: string): Words {
  const offset: number[] = []
  const sentenceStart: number[] = []
  let ended = true
  for (const match of text.matchAll(/\s*\S+/g)) {
    if (ended) sentenceStart.push(offset.length)
    offset.push(match.index)
    ended = /[.!?]["')]*$/.test(match[0])
  }
  const count = offset.length
  return {
    count,
    text,
    offset: Uint32Array.from([...offset, text.length]),
    start: Float64Array.from(offset, (_, word) => word / PACE),
    end: Float64Array.from(offset, (_, word) => (word + 1) / PACE),
    probability: new Float32Array(count).fill(Number.NaN),
    sentenceStart: Uint32Array.from([...sentenceStart, count]),
    segmentStart: Uint32Array.from([0, count]),
    estimated: true,
  }
}
