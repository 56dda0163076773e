import { bitsOf, countBits } from '../../puzzle/bits'
import { sumRange } from '../../rules/sumBounds'
import { supportsOf } from '../../rules/supports'
import type { Deduction } from '../../solve/deduction'
import { numberWord, numeral } from '../../voice/numberWords'
import { cellsSlot, silently, symbolWord } from '../slots'
import type { Stage } from '../stage'
import {
  clueSlot,
  highest,
  losesHigh,
  losesLow,
  lowest,
  narrowedBy,
  tellNarrowed,
} from './clueSlots'
import { sayLook } from './sayLook'
import { removeAct } from './slotsOf'

/** Least and greatest sum of cells, by going through the fillings where there are not too many. */
function exactRange(stage: Stage, cells: readonly number[]) {
  const { candidates } = stage.knowledge
  const { layout, puzzle } = stage
  const bounds = sumRange(cells, candidates, layout, puzzle.base)
  const possible = (sum: number) => {
    const supports = supportsOf(
      { kind: 'little-killer', cells, sum },
      candidates,
      layout,
      puzzle.base,
    )
    return supports !== null && supports.sets.size > 0
  }
  let { min, max } = bounds
  while (min < max && !possible(min)) min++
  while (max > min && !possible(max)) max--
  return { min, max }
}

/** What an arrow says of its circle and its shaft. */
export function tellArrow(stage: Stage, step: Deduction): void {
  const arrow = step.constraints[0]!
  const [circle = -1, ...shaft] = arrow.cells
  const range = exactRange(stage, shaft)
  const narrowed = narrowedBy(stage, step)
  const masks = new Map(narrowed.map(({ cell, after }) => [cell, after]))
  const slots = {
    line: clueSlot(stage, arrow),
    n: numberWord(shaft.length),
    shaft: silently(stage.point(shaft)),
    circle: silently(stage.point([circle])),
    min: numeral(Math.max(0, range.min)),
    max: numeral(range.max),
  }
  sayLook(stage, arrow, 'arrowLook', 'arrowAgain', slots)
  const rim = narrowed.find(({ cell }) => cell === circle)
  if (
    rim &&
    lowest(stage, rim.before) < lowest(stage, rim.after) &&
    lowest(stage, rim.after) >= range.min
  ) {
    stage.claim({ kind: 'sum-range', cells: shaft, ...range })
    stage.say('arrowCircleLow', { ...slots, low: numeral(lowest(stage, rim.after)) })
  }
  if (
    rim &&
    highest(stage, rim.before) > highest(stage, rim.after) &&
    range.max < highest(stage, rim.before)
  ) {
    stage.claim({ kind: 'sum-range', cells: shaft, ...range })
    stage.say('arrowCircleHigh', { ...slots, high: numeral(highest(stage, rim.after)) })
  }
  const others = narrowed.filter(({ cell }) => cell !== circle)
  const circleMax = highest(stage, masks.get(circle) ?? stage.knowledge.candidates[circle]!)
  for (const n of others.sort((a, b) => countBits(a.after) - countBits(b.after)).slice(0, 2)) {
    const cell = { this: cellsSlot(stage, [n.cell]) }
    const rest = exactRange(
      stage,
      shaft.filter((other) => other !== n.cell),
    )
    if (losesHigh(n) && circleMax - rest.min === highest(stage, n.after))
      stage.say(countBits(n.after) === 1 ? 'arrowCellLowest' : 'arrowCellHigh', {
        ...slots,
        ...cell,
        high: numeral(highest(stage, n.after)),
        circleMax: numeral(circleMax),
      })
    else
      stage.say('arrowCell', {
        ...slots,
        ...cell,
        gone: symbolWord(stage, stage.random.pick(bitsOf(n.gone))),
      })
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(stage, step, narrowed, 2)
}

/** A diagonal's sum. */
export function tellLittleKiller(stage: Stage, step: Deduction): void {
  const clue = step.constraints[0]!
  if (clue.kind !== 'little-killer') return
  const slots = {
    line: clueSlot(stage, clue),
    n: numberWord(clue.cells.length),
    sum: numeral(clue.sum),
    rest: numberWord(clue.cells.length - 1),
  }
  sayLook(stage, clue, 'diagonalLook', 'diagonalAgain', slots)
  const narrowed = narrowedBy(stage, step)
  for (const n of [...narrowed]
    .sort((a, b) => countBits(a.after) - countBits(b.after))
    .slice(0, 2)) {
    const others = clue.cells.filter((cell) => cell !== n.cell)
    const range = exactRange(stage, others)
    const more = {
      ...slots,
      this: cellsSlot(stage, [n.cell]),
      others: silently(stage.point(others)),
      min: numeral(range.min),
      max: numeral(range.max),
      low: numeral(lowest(stage, n.after)),
      high: numeral(highest(stage, n.after)),
      gone: symbolWord(stage, stage.random.pick(bitsOf(n.gone))),
    }
    const bound =
      losesHigh(n) && clue.sum - range.min === highest(stage, n.after)
        ? 'diagonalHigh'
        : losesLow(n) && clue.sum - range.max === lowest(stage, n.after)
          ? 'diagonalLow'
          : 'diagonalNot'
    if (bound !== 'diagonalNot') stage.claim({ kind: 'sum-range', cells: others, ...range })
    stage.say(bound, more)
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(stage, step, narrowed, 2)
}
