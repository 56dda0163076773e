import { numberWord } from '../voice/numberWords'
import { silently } from './slots'
import type { Stage } from './stage'
import { techniqueName } from './techniqueName'

/** Looks back over the solve: what opened it, what went wrong. What to think of it all is the verdict's, and said once. */
export function recap(stage: Stage): void {
  const { steps, mistakes, opener } = stage
  const placed = steps.filter(({ deduction, misled }) => deduction.place && !misled)
  const key = steps.find(({ deduction }) => deduction === opener)
  if (key && key.rank > 2) {
    const before = placed.filter((step) => step.to <= key.from).length
    // Digits by looking alone, then the technique: only where nothing else was needed before.
    const looked = steps.every((step) => step.to > key.from || step.rank <= 2)
    const line = before === 0 ? 'recapKeyAtOnce' : looked ? 'recapKey' : 'recapKeyLater'
    stage.say(line, {
      technique: techniqueName[key.deduction.technique],
      cells: silently(stage.point(key.deduction.cells)),
      count: numberWord(before),
      digits: before === 1 ? 'digit' : 'digits',
      were: before === 1 ? 'was' : 'were',
    })
  }
  if (mistakes.length > 0)
    stage.say('recapMistake', {
      count: mistakes.length === 1 ? 'one mistake' : `${numberWord(mistakes.length)} mistakes`,
      those:
        mistakes.length === 1 ? 'that mistake' : `those ${numberWord(mistakes.length)} mistakes`,
      was: mistakes.length === 1 ? 'was' : 'were',
      cell: silently(stage.point([mistakes[0]!.cell])),
    })
}
