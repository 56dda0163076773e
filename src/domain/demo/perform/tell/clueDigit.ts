import { bitsOf, countBits } from '../../puzzle/bits'
import type { Deduction } from '../../solve/deduction'
import type { LineName } from '../../voice/lines'
import { numeral } from '../../voice/numberWords'
import { seerOf } from '../blockedBy'
import { optionsText, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { clueNoun } from './clueNoun'
import { clueSlot } from './clueSlots'
import { partnersOf } from './partners'
import { placeSlots } from './placeSlots'
import { bySlot } from './singles'

/** True when a clue leaves one digit for a cell and that digit goes in next: told as one thing. */
export function isClueDigit(step: Deduction, next: Deduction | undefined): boolean {
  return (
    step.constraints.length === 1 &&
    step.place === null &&
    step.technique !== 'locked-in-clue' &&
    next?.technique === 'naked-single' &&
    step.removals.some(({ cell }) => cell === next.place!.cell)
  )
}

/** True when a clue takes the digit of a hidden single from a cell of its house: it is a reason in it. */
export function isReasonFor(step: Deduction, single: Deduction | undefined): boolean {
  const { place, houses, technique } = single ?? {}
  return (
    technique === 'hidden-single' &&
    step.constraints.length === 1 &&
    step.place === null &&
    step.technique !== 'locked-in-clue' &&
    step.removals.some(
      ({ cell, mask }) => mask & (1 << place!.symbol) && houses![0]!.cells.includes(cell),
    )
  )
}

/** The digit on the other side of a clue of two cells that gives the digit: its cell; undefined where none stands. */
export function giverOf(stage: Stage, step: Deduction, cell: number): number | undefined {
  const clue = step.constraints[0]!
  const pair =
    clue.kind === 'kropki' || clue.kind === 'xv' || clue.kind === 'palindrome'
      ? step.cells.filter((other) => other !== cell)
      : []
  return pair.length === 1 && stage.knowledge.values[pair[0]!]! >= 0 ? pair[0] : undefined
}

/** In one breath: what a digit says across its clue, and the digit that goes in. */
export function tellClueDigit(stage: Stage, step: Deduction, single: Deduction): void {
  const { cell, symbol } = single.place!
  const clue = step.constraints[0]!
  const giver = giverOf(stage, step, cell)
  const before = stage.knowledge.candidates[cell]!
  if (giver !== undefined)
    stage.claim({
      kind: 'neighbour',
      constraint: clue,
      cell,
      other: giver,
      otherMask: stage.knowledge.candidates[giver]!,
      gone: before & ~(1 << symbol),
    })
  stage.claim({ kind: 'deduction', deduction: step })
  stage.claim({ kind: 'deduction', deduction: single })
  stage.spokenOf.add(clue)
  const slots = {
    ...placeSlots(stage, cell, symbol),
    line: clueSlot(stage, clue),
    clue: clueNoun(clue),
    sum: 'sum' in clue && clue.sum !== null ? numeral(clue.sum) : '',
  }
  if (giver === undefined) {
    stage.say('clueGives', slots)
    return
  }
  const given = stage.knowledge.values[giver]!
  const options = clue.kind === 'palindrome' ? 1 << given : partnersOf(stage, clue, given)
  const kind = clue.kind === 'kropki' ? clue.dot : clue.kind
  const only: Record<string, LineName> = {
    white: 'whiteGives',
    black: 'blackGives',
    xv: 'xvGives',
    palindrome: 'mirrorGives',
  }
  const by = bySlot(stage, giver)
  if (countBits(options) === 1) {
    stage.say(only[kind]!, { ...slots, by, given: symbolWord(stage, given) })
    return
  }
  const out = bitsOf(options & ~(1 << symbol))
  const seer = seerOf(stage, cell, out[0]!)
  if (seer !== undefined) stage.claim({ kind: 'seen', cell, symbol: out[0]!, by: seer })
  stage.say(seer === undefined ? 'dotGivesLast' : 'dotGivesSeen', {
    ...slots,
    by,
    pair: optionsText(stage, options),
    not: symbolWord(stage, out[0]!),
    seer: seer === undefined ? '' : bySlot(stage, seer),
    rule: kind === 'black' ? 'half or double' : 'one up or one down',
  })
}
