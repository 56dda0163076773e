import { numberWord } from '../voice/numberWords'
import type { Script } from './script'
import { placeText, silently, symbolSlots } from './slots'
import type { Stage } from './stage'
import { techniqueName } from './techniqueName'

/** Looks back over the solve: what came first, what opened it, what went wrong, what came last. */
export function recap(stage: Stage, script: Script): void {
  const { steps, mistakes } = stage
  const placed = steps.filter(({ deduction, misled }) => deduction.place && !misled)
  const first = placed[0]?.deduction.place
  const last = placed[placed.length - 1]?.deduction.place
  const key = steps.find(({ deduction }) => script.breakIn.includes(deduction.technique))
  if (first)
    stage.say('recapFirst', {
      ...symbolSlots(stage, first.symbol),
      place: { text: placeText(stage, first.cell), act: stage.point([first.cell]) },
    })
  if (key && key.rank > 2) {
    const before = placed.filter((step) => step.to <= key.from).length
    stage.say(before === 0 ? 'recapKeyAtOnce' : 'recapKey', {
      technique: techniqueName[key.deduction.technique],
      cells: silently(stage.point(key.deduction.cells)),
      count: numberWord(before),
      digits: before === 1 ? 'digit' : 'digits',
    })
  } else stage.say('reviewEasy')
  if (mistakes.length > 0)
    stage.say('recapMistake', {
      count: mistakes.length === 1 ? 'one mistake' : `${numberWord(mistakes.length)} mistakes`,
      those:
        mistakes.length === 1 ? 'that mistake' : `those ${numberWord(mistakes.length)} mistakes`,
      was: mistakes.length === 1 ? 'was' : 'were',
      cell: silently(stage.point([mistakes[0]!.cell])),
    })
  if (last)
    stage.say('recapLast', {
      ...symbolSlots(stage, last.symbol),
      place: { text: placeText(stage, last.cell), act: stage.point([last.cell]) },
    })
}
