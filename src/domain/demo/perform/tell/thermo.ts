import { countBits } from '../../puzzle/bits'
import type { Deduction } from '../../solve/deduction'
import { numberWord, numeral } from '../../voice/numberWords'
import { cellsSlot, silently } from '../slots'
import type { Stage } from '../stage'
import {
  clueSlot,
  highest,
  losesHigh,
  losesLow,
  lowest,
  type Narrowed,
  narrowedBy,
  tellNarrowed,
} from './clueSlots'
import { sayLook } from './sayLook'
import { removeAct } from './slotsOf'

/** What a thermometer says: what is above is bigger, what is below is smaller. */
export function tellThermo(stage: Stage, step: Deduction): void {
  const thermo = step.constraints[0]!
  sayLook(stage, thermo, 'thermoLook', 'thermoAgain', {
    line: clueSlot(stage, thermo),
    n: numberWord(thermo.cells.length),
  })
  const narrowed = narrowedBy(stage, step)
  const masks = new Map(narrowed.map(({ cell, after }) => [cell, after]))
  const maskOf = (cell: number) => masks.get(cell) ?? stage.knowledge.candidates[cell]!
  const order = (cell: number) => thermo.cells.indexOf(cell)
  const low = narrowed.filter(
    (n) => losesLow(n) || lowest(stage, n.before) < lowest(stage, n.after),
  )
  const high = narrowed.filter(
    (n) => losesHigh(n) || highest(stage, n.before) > highest(stage, n.after),
  )
  const risen = low.sort((a, b) => order(a.cell) - order(b.cell))
  const sunk = high.sort((a, b) => order(b.cell) - order(a.cell))
  for (const n of pickSome(risen)) tellLow(stage, thermo.cells, n, maskOf)
  for (const n of pickSome(sunk)) tellHigh(stage, thermo.cells, n, maskOf)
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(
    stage,
    step,
    narrowed.filter(({ after }) => countBits(after) <= 3),
    2,
  )
}

/** The first and the last of a list: what begins a climb and where it ends. */
function pickSome(list: readonly Narrowed[]): Narrowed[] {
  return list.length <= 2 ? [...list] : [list[0]!, list[list.length - 1]!]
}

/** "one cell", "three cells", and what agrees with it. */
function countOfCells(k: number) {
  return {
    k: k === 1 ? 'one cell' : `${numberWord(k)} cells`,
    bigger: k === 1 ? 'one bigger digit' : `${numberWord(k)} bigger digits`,
    are: k === 1 ? 'is' : 'are',
  }
}

function tellLow(
  stage: Stage,
  cells: readonly number[],
  { cell, after }: Narrowed,
  maskOf: (cell: number) => number,
): void {
  const i = cells.indexOf(cell)
  const below = cells[i - 1]
  const low = lowest(stage, after)
  const slots = { this: cellsSlot(stage, [cell]), low: numeral(low) }
  if (below === undefined) return
  if (low === i + stage.puzzle.base) {
    stage.say('thermoLowLength', { ...slots, ...countOfCells(i) })
    return
  }
  const min = lowest(stage, maskOf(below))
  if (min + 1 > low) return
  stage.say(min + 1 === low ? 'thermoLow' : 'thermoLowLeft', {
    ...slots,
    below: cellsSlot(stage, [below]),
    belowAct: silently(stage.point([below])),
    min: numeral(min),
  })
}

function tellHigh(
  stage: Stage,
  cells: readonly number[],
  { cell, after }: Narrowed,
  maskOf: (cell: number) => number,
): void {
  const i = cells.indexOf(cell)
  const above = cells[i + 1]
  const high = highest(stage, after)
  const top = stage.puzzle.base + stage.layout.size - 1
  const slots = { this: cellsSlot(stage, [cell]), high: numeral(high) }
  if (above === undefined) return
  if (high === top - (cells.length - 1 - i)) {
    stage.say('thermoHighLength', { ...slots, ...countOfCells(cells.length - 1 - i) })
    return
  }
  const max = highest(stage, maskOf(above))
  if (max - 1 < high) return
  stage.say(max - 1 === high ? 'thermoHigh' : 'thermoHighLeft', {
    ...slots,
    above: cellsSlot(stage, [above]),
    aboveAct: silently(stage.point([above])),
    max: numeral(max),
  })
}
