import type { Deduction } from '../../solve/deduction'
import type { LineName } from '../../voice/lines'
import { blockersOf } from '../blockers'
import { houseText } from '../slots'
import type { Stage } from '../stage'
import { placeSlots } from './placeSlots'

/** One digit of several in a sentence: what it rests on is claimed, the digit and its place are said. */
export function tellInRun(stage: Stage, step: Deduction, line: LineName): void {
  const { cell, symbol } = step.place!
  const house = step.houses[0]
  stage.claim({ kind: 'deduction', deduction: step })
  if (step.technique === 'full-house')
    stage.claim({ kind: 'missing', house: house!.cells, mask: 1 << symbol })
  else if (step.technique === 'hidden-single') {
    for (const { by, cells } of blockersOf(stage, house!.cells, symbol))
      if (by !== null)
        for (const hidden of cells) stage.claim({ kind: 'seen', cell: hidden, symbol, by })
    stage.claim({ kind: 'places', house: house!.cells, symbol, cells: [cell] })
  } else stage.claim({ kind: 'options', cell, mask: 1 << symbol })
  const slots = placeSlots(stage, cell, symbol)
  const whole = house && step.technique !== 'naked-single'
  if (line === 'runLast' && step.technique === 'full-house')
    stage.say('runFills', { ...slots, house: houseText(stage, house!) })
  else if (line === 'runFirst' && whole)
    stage.say('runFirstIn', { ...slots, house: houseText(stage, house) })
  else stage.say(line, slots)
}
