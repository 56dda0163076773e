import { applyDeduction } from './apply'
import type { Deduction } from './deduction'
import { copyKnowledge, type Knowledge } from './knowledge'
import type { Technique } from './technique'

/** How many digits go in by singles alone once these steps are made, those of the steps included. */
export function digitsThatRun(
  knowledge: Knowledge,
  techniques: readonly Technique[],
  steps: readonly Deduction[],
): number {
  const work = copyKnowledge(knowledge)
  const singles = techniques.filter((technique) => technique.rank <= 2)
  let digits = 0
  const take = (step: Deduction) => {
    if (step.place && work.values[step.place.cell]! >= 0) return
    if (step.place) digits++
    applyDeduction(work, step)
  }
  for (const step of steps) take(step)
  for (;;) {
    const found = singles.flatMap((technique) => technique.find(work))
    if (found.length === 0) return digits
    for (const step of found) take(step)
  }
}
