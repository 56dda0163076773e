import { lastAtOrBefore } from '@/domain/trace/lastAtOrBefore'
import type { Words } from '@/domain/trace/trace'
import type { TechniqueSpan } from './techniqueSpan'

export interface SentenceTechnique {
  readonly id: string
  readonly name: string
}

/** The techniques that each sentence names, each once, in the order in which they are named. */
export function sentenceTechniques(
  words: Words,
  techniques: readonly TechniqueSpan[],
): ReadonlyMap<number, readonly SentenceTechnique[]> {
  const named = new Map<number, SentenceTechnique[]>()
  for (const { id, name, first } of techniques) {
    const sentence = Math.max(0, lastAtOrBefore(words.sentenceStart, first))
    const list = named.get(sentence)
    if (!list) named.set(sentence, [{ id, name }])
    else if (!list.some((one) => one.id === id)) list.push({ id, name })
  }
  return named
}
