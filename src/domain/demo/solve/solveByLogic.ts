import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Layout } from '../puzzle/layout'
import { applyDeduction } from './apply'
import type { Deduction, TechniqueId } from './deduction'
import { type Knowledge, openCells, startKnowledge } from './knowledge'
import type { Technique } from './technique'

export interface LogicAnswer {
  readonly solved: boolean
  readonly knowledge: Knowledge
  /** How often each technique was needed. */
  readonly used: ReadonlyMap<TechniqueId, number>
  readonly steps: readonly Deduction[]
}

/**
 * Solves with the given techniques, easiest first, as far as they reach: what decides whether a puzzle is fit for
 * this solver, and how hard it is. Singles are taken all at once for speed.
 */
export function solveByLogic(
  puzzle: DemoPuzzle,
  techniques: readonly Technique[],
  layout?: Layout,
): LogicAnswer {
  const knowledge = startKnowledge(puzzle, layout)
  const used = new Map<TechniqueId, number>()
  const steps: Deduction[] = []
  for (;;) {
    const technique = techniques.find((candidate) => {
      const found = candidate.find(knowledge)
      if (found.length === 0) return false
      const many = candidate.rank <= 2
      for (const step of many ? found : found.slice(0, 1)) {
        if (step.place && knowledge.values[step.place.cell]! >= 0) continue
        applyDeduction(knowledge, step)
        steps.push(step)
        used.set(candidate.id, (used.get(candidate.id) ?? 0) + 1)
      }
      return true
    })
    if (!technique) break
  }
  return { solved: openCells(knowledge) === 0, knowledge, used, steps }
}
