import type { Stage } from './stage'

/** The next of some words, so that none comes back before the others; where it begins is chance. */
export function inTurn(stage: Stage, key: string, words: readonly string[]): string {
  const turn = stage.turns.get(key) ?? stage.random.below(words.length)
  stage.turns.set(key, turn + 1)
  return words[turn % words.length]!
}
