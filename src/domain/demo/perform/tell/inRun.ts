import type { Deduction } from '../../solve/deduction'
import { blockersOf } from '../blockers'
import { houseText } from '../slots'
import type { Stage } from '../stage'
import { clueNoun } from './clueNoun'
import { placeSlots } from './placeSlots'
import { shortReason } from './shortReason'

/** Digits of a run without a reason, one after another at most. */
const UNREASONED = 2

/** Share of the digits that have one although they need not. */
const WITH_REASON = 0.3

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
  // Each third digit at the latest has its reason said, whatever else could be said of it.
  const { unreasoned } = stage
  stage.unreasoned = 0
  const due = unreasoned >= UNREASONED || stage.random.chance(WITH_REASON)
  if (line !== 'putRight' && !lead && due) {
    stage.say(`${line}Why`, { ...slots, why: shortReason(stage, step) })
    return
  }
  const last = stage.steps[stage.steps.length - 1]?.deduction.place
  if (line !== 'putRight' && line !== 'runFirst' && !lead && last?.symbol === symbol) {
    stage.unreasoned = unreasoned + 1
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
  else if (line === 'putRight')
    stage.say(line, { ...slots, house: house ? houseText(stage, house) : '' })
  else {
    stage.unreasoned = unreasoned + 1
    const inHouse = line === 'runFirst' && whole
    if (inHouse) stage.say('runFirstIn', { ...slots, house: houseText(stage, house) })
    else stage.say(line, slots)
  }
}
