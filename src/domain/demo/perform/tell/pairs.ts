import { bitsOf, countBits } from '../../puzzle/bits'
import type { Constraint } from '../../puzzle/constraint'
import type { Deduction } from '../../solve/deduction'
import { numeral } from '../../voice/numberWords'
import { agreement, cellsSlot, optionsText, silently, symbolList, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { clueSlot, type Narrowed, narrowedBy, showMask, tellNarrowed } from './clueSlots'
import { partnersOf } from './partners'
import { sayLook } from './sayLook'
import { removeAct } from './slotsOf'

/** Few enough candidates to name. */
const NAMED = 3

/** Symbols that go and are named one by one. */
const GONE_NAMED = 2

/** Dots, X and V: what one cell says of the other, by what the other can be before the step. */
export function tellPair(stage: Stage, step: Deduction): void {
  const clue = step.constraints[0]!
  const narrowed = narrowedBy(stage, step)
  const slots = {
    line: clueSlot(stage, clue),
    dot: clue.kind === 'kropki' ? clue.dot : '',
    sign: clue.kind === 'xv' ? (clue.sum === 10 ? 'X' : 'V') : '',
    aSign: clue.kind === 'xv' && clue.sum === 10 ? 'an X' : 'a V',
    sum: clue.kind === 'xv' ? numeral(clue.sum) : '',
  }
  if (clue.kind === 'xv') sayLook(stage, clue, 'xvLook', 'xvAgain', slots)
  else sayLook(stage, clue, 'dotLook', 'dotAgain', slots)
  const never = tellNever(stage, clue, narrowed)
  const lone = narrowed.find(({ before }) => countBits(before & ~never) === 1)
  if (lone) {
    stage.say('neverLeaves', {
      this: cellsSlot(stage, [lone.cell]),
      options: optionsText(stage, lone.after),
    })
    stage.named = lone.cell
  }
  const left: Narrowed[] = []
  for (const n of [...narrowed].sort((a, b) => countBits(a.after) - countBits(b.after))) {
    // A digit is what was looked for: the rest can wait.
    if (stage.named >= 0) break
    if (!tellCell(stage, step, clue, n, never)) left.push(n)
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  if (stage.named < 0) tellNarrowed(stage, step, left)
}

/** Digits that no clue of this kind can hold, said once for both cells; gives their mask. */
function tellNever(stage: Stage, clue: Constraint, narrowed: readonly Narrowed[]): number {
  const gone = narrowed.reduce((mask, n) => mask | n.gone, 0)
  const never = bitsOf(gone).filter((symbol) => partnersOf(stage, clue, symbol) === 0)
  if (never.length === 0) return 0
  const mask = never.reduce((all, symbol) => all | (1 << symbol), 0)
  const cells = narrowed.filter((n) => n.gone & mask).map(({ cell }) => cell)
  for (const cell of cells) claimAcross(stage, clue, cell, mask, 0)
  const before = stage.steps.some(
    ({ deduction }) =>
      deduction.constraints[0]?.kind === clue.kind &&
      deduction.removals.some((removal) => removal.mask & mask),
  )
  const line = clue.kind === 'xv' ? 'xvNever' : before ? 'blackNeverAgain' : 'blackNever'
  const one = never.length === 1
  stage.say(line, {
    ...agreement(cells),
    these: cellsSlot(stage, cells),
    gone: symbolList(stage, never, 'or'),
    goneAnd: symbolList(stage, never, 'and'),
    goes: one ? 'goes' : 'go',
    isOut: one ? 'is' : 'are',
    double: one ? "doesn't double and doesn't halve" : "don't double and don't halve",
    it: one ? 'it' : 'them',
    sum: clue.kind === 'xv' ? numeral(clue.sum) : '',
  })
  return mask
}

/** Claims why these symbols go from a cell: nothing goes with them in the other, which has lost `never` already. */
function claimAcross(
  stage: Stage,
  constraint: Constraint,
  cell: number,
  gone: number,
  never: number,
): number {
  const other = constraint.cells.find((c) => c !== cell)!
  const otherMask = stage.knowledge.candidates[other]! & ~never
  stage.claim({ kind: 'neighbour', constraint, cell, other, otherMask, gone })
  return otherMask
}

/** Says why a cell lost what it lost; true when what is left of it was said as well. */
function tellCell(
  stage: Stage,
  step: Deduction,
  clue: Constraint,
  n: Narrowed,
  never: number,
): boolean {
  const rest = n.gone & ~never
  if (rest === 0) return false
  const other = clue.cells.find((cell) => cell !== n.cell)!
  const otherMask = claimAcross(stage, clue, n.cell, rest, never)
  const slots = {
    ...pairSlots(stage, n.cell, other, otherMask, n.after),
    mark: silently(showMask(stage, step, n.cell, n.after)),
    sum: clue.kind === 'xv' ? numeral(clue.sum) : '',
  }
  const kind = clue.kind === 'xv' ? 'xv' : clue.kind === 'kropki' ? clue.dot : 'white'
  if (countBits(otherMask) <= NAMED && countBits(n.after) <= NAMED) {
    const partners = bitsOf(otherMask).map((symbol) => partnersOf(stage, clue, symbol))
    const all = partners.reduce((mask, some) => mask | some, 0)
    if (all !== n.after) stage.say('pairCellLeft', { ...slots, partners: optionsText(stage, all) })
    // A sum pairs them off: each is said in the order of what it goes with.
    else if (kind === 'xv')
      stage.say('xvCell', { ...slots, options: symbolList(stage, partners.flatMap(bitsOf), 'or') })
    else stage.say(kind === 'black' ? 'blackCell' : 'whiteCell', slots)
    if (countBits(n.after) === 1) stage.named = n.cell
    return true
  }
  const gone = bitsOf(rest)
  if (gone.length > GONE_NAMED) {
    stage.say('pairMany', { ...slots, goneAnd: symbolList(stage, gone) })
    return false
  }
  const partners = gone.reduce((mask, symbol) => mask | partnersOf(stage, clue, symbol), 0)
  stage.say('pairNot', {
    ...slots,
    gone: symbolList(stage, gone, 'or'),
    partners: optionsText(stage, partners),
    those: countBits(partners) === 1 ? 'that has' : 'those have',
    across: kind === 'xv' ? 'on the other side' : 'across the dot',
  })
  return false
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
    otherOptions: known ? symbolWord(stage, bitsOf(otherMask)[0]!) : optionsText(stage, otherMask),
    otherAre: known ? 'is' : stage.random.pick(['is', 'can be', 'is']),
    is:
      countBits(after) === 1
        ? stage.random.pick(['has to be', 'is'])
        : stage.random.pick(['is', 'can only be']),
    options: optionsText(stage, after),
  }
}
