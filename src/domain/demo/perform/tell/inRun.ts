import type { Deduction } from '../../solve/deduction'
import { blockersOf } from '../blockers'
import { houseText } from '../slots'
import type { Stage } from '../stage'
import { clueNoun } from './clueNoun'
import { placeSlots } from './placeSlots'

/** One digit of several in a sentence: what it rests on is claimed, the digit and its place are said. */
export function tellInRun(
  stage: Stage,
  step: Deduction,
  line: 'runFirst' | 'runNext' | 'runLast' | 'putRight',
  lead: Deduction | null = null,
): void {
  const { cell, symbol } = step.place!
  const house = step.houses[0]
  if (lead) stage.claim({ kind: 'deduction', deduction: lead })
  stage.claim({ kind: 'deduction', deduction: step })
  if (step.technique === 'full-house')
    stage.claim({ kind: 'missing', house: house!.cells, mask: 1 << symbol })
  else if (step.technique === 'hidden-single') {
    for (const { by, cells } of blockersOf(stage, house!.cells, symbol))
      if (by !== null)
        for (const hidden of cells) stage.claim({ kind: 'seen', cell: hidden, symbol, by })
    stage.claim({ kind: 'places', house: house!.cells, symbol, cells: [cell] })
  } else if (!lead) stage.claim({ kind: 'options', cell, mask: 1 << symbol })
  const slots = placeSlots(stage, cell, symbol)
  const last = stage.steps[stage.steps.length - 1]?.deduction.place
  if (line !== 'putRight' && line !== 'runFirst' && last?.symbol === symbol) {
    stage.say(line === 'runNext' ? 'runSame' : 'runSameLast', slots)
    return
  }
  if (lead && line !== 'putRight') {
    const clue = clueNoun(lead.constraints[0]!)
    const onClue = clue === 'cage' ? 'in the cage' : `on the ${clue}`
    stage.say(`${line}Clue`, { ...slots, clue, onClue })
    return
  }
  const whole = house && step.technique !== 'naked-single'
  if (line === 'runLast' && step.technique === 'full-house')
    stage.say('runFills', { ...slots, house: houseText(stage, house!) })
  else if (line === 'runFirst' && whole)
    stage.say('runFirstIn', { ...slots, house: houseText(stage, house) })
  else stage.say(line, { ...slots, house: house ? houseText(stage, house) : '' })
}
