import { bitsOf, countBits } from '../../puzzle/bits'
import type { Constraint } from '../../puzzle/constraint'
import type { Deduction } from '../../solve/deduction'
import { numeral } from '../../voice/numberWords'
import { cellsSlot, optionsText, silently, symbolList, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { clueSlot, type Narrowed, narrowedBy, showMask } from './clueSlots'
import { removeAct } from './slotsOf'

/** Few enough candidates to name. */
const NAMED = 4

/** Dots, X and V: what one cell says of the other. */
export function tellPair(stage: Stage, step: Deduction): void {
  const clue = step.constraints[0]!
  const narrowed = narrowedBy(stage, step)
  stage.say(lookLine(clue), {
    line: clueSlot(stage, clue),
    dot: clue.kind === 'kropki' ? clue.dot : '',
    sign: clue.kind === 'xv' ? (clue.sum === 10 ? 'X' : 'V') : '',
    aSign: clue.kind === 'xv' && clue.sum === 10 ? 'an X' : 'a V',
    sum: clue.kind === 'xv' ? numeral(clue.sum) : '',
  })
  for (const n of narrowed) tellCell(stage, step, clue, n)
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
}

function lookLine(clue: Constraint) {
  return clue.kind === 'xv' ? 'xvLook' : 'dotLook'
}

function tellCell(stage: Stage, step: Deduction, clue: Constraint, n: Narrowed): void {
  const other = clue.cells.find((cell) => cell !== n.cell)!
  const removed = step.removals.find((removal) => removal.cell === other)?.mask ?? 0
  const otherMask = stage.knowledge.candidates[other]! & ~removed
  const black = clue.kind === 'kropki' && clue.dot === 'black'
  const slots = {
    ...pairSlots(stage, n.cell, other, otherMask, n.after),
    mark: silently(showMask(stage, step, n.cell, n.after)),
  }
  if (countBits(otherMask) <= NAMED && countBits(n.after) <= NAMED) {
    stage.say(clue.kind === 'xv' ? 'xvCell' : black ? 'blackCell' : 'whiteCell', {
      ...slots,
      sum: clue.kind === 'xv' ? numeral(clue.sum) : '',
    })
    return
  }
  const gone = bitsOf(n.gone)
  const one = stage.random.pick(gone)
  const { base, size } = { base: stage.puzzle.base, size: stage.layout.size }
  if (clue.kind === 'xv') {
    const partnerOf = (symbol: number) => clue.sum - (symbol + base)
    const never = gone.filter((symbol) => {
      const partner = partnerOf(symbol)
      return partner < base || partner >= base + size || partner === symbol + base
    })
    if (never.length > 0)
      stage.say('xvNever', {
        ...slots,
        gone: symbolList(stage, never, 'or'),
        sum: numeral(clue.sum),
      })
    else
      stage.say('xvNot', {
        ...slots,
        gone: symbolWord(stage, one),
        partner: numeral(partnerOf(one)),
      })
    return
  }
  if (black) {
    const never = gone.filter((symbol) => !hasDouble(symbol + base, base, base + size - 1))
    if (never.length > 0)
      stage.say('blackNever', {
        ...slots,
        gone: symbolList(stage, never, 'or'),
        that: never.length > 1 ? 'any of those' : 'that',
      })
    else stage.say('blackNot', { ...slots, gone: symbolWord(stage, one) })
    return
  }
  stage.say('whiteNot', {
    ...slots,
    gone: symbolWord(stage, one),
    goneShort: symbolWord(stage, one),
  })
}

function hasDouble(number: number, low: number, high: number): boolean {
  const fits = (n: number) => n >= low && n <= high && n !== number
  return fits(number * 2) || (number % 2 === 0 && fits(number / 2))
}

/** Two cells and what they can be. */
export function pairSlots(
  stage: Stage,
  cell: number,
  other: number,
  otherMask: number,
  after: number,
) {
  const known = countBits(otherMask) === 1
  return {
    this: cellsSlot(stage, [cell]),
    this2: cellsSlot(stage, [cell]),
    other: cellsSlot(stage, [other]),
    other2: cellsSlot(stage, [other]),
    otherAct: silently(stage.point([other])),
    otherOptions: optionsText(stage, otherMask),
    otherAre: known ? 'is' : stage.random.pick(['is', 'can be', 'is']),
    is:
      countBits(after) === 1
        ? stage.random.pick(['has to be', 'is'])
        : stage.random.pick(['is', 'can only be']),
    options: optionsText(stage, after),
  }
}
