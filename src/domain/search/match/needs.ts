import type { Plan } from './plan'

/** What of an index a plan reads. */
export interface Needs {
  readonly words: readonly number[]
  readonly techniques: readonly string[]
}

/** @param withTypos also what the words one letter off read */
export function needsOf(plan: Plan, withTypos: boolean): Needs {
  const words = new Set<number>()
  const techniques = new Set<string>()
  for (const clause of plan.clauses) {
    const all = withTypos ? [...clause.alternatives, ...clause.typos] : clause.alternatives
    for (const alternative of all) {
      if (alternative.kind === 'technique') techniques.add(alternative.id)
      else for (const step of alternative.steps) for (const word of step.words) words.add(word)
    }
  }
  return { words: [...words], techniques: [...techniques] }
}
