import type { Vocabulary } from '../index/vocabulary'
import { stem } from '../stem'

/** One place in a sequence: any of these words of the vocabulary. */
export interface Step {
  readonly words: readonly number[]
}

/** Exactly these normal forms; null when one of them never occurs. */
export function exactSteps(words: readonly string[], vocabulary: Vocabulary): Step[] | null {
  const ids = words.map((word) => vocabulary.idOf(word))
  return ids.includes(-1) ? null : ids.map((id) => ({ words: [id] }))
}

/** These words in any plural or verb form; null when one of them never occurs. */
export function stemSteps(words: readonly string[], vocabulary: Vocabulary): Step[] | null {
  const steps = words.map((word) => ({ words: vocabulary.withStem(stem(word)) }))
  return steps.some((step) => step.words.length === 0) ? null : steps
}
