import { sentenceOf } from '../trace/sentenceOf'
import type { Trace } from '../trace/trace'
import type { Chunk } from './chunk'

/** The chunks with actions held back until the sentence they fall into has ended. */
export function atSentenceEnds(chunks: readonly Chunk[], trace: Trace): Chunk[] {
  const out: Chunk[] = []
  let held: Chunk[] = []
  let sentence = -1
  const lastOf = (index: number) => (trace.words.sentenceStart[index + 1] ?? 0) - 1
  for (const chunk of chunks) {
    if (chunk.word === null) {
      held.push(chunk)
      continue
    }
    const next = sentenceOf(trace, chunk.word)
    if (next !== sentence) {
      out.push(...held)
      held = []
      sentence = next
    }
    out.push(chunk)
    if (chunk.word === lastOf(sentence)) sentence = -1
  }
  return [...out, ...held]
}
