import { bitsOf, countBits, highestBit, lowestBit } from '../../puzzle/bits'
import type { Constraint } from '../../puzzle/constraint'
import type { Deduction } from '../../solve/deduction'
import { listOf, numeral } from '../../voice/numberWords'
import { clueAgrees } from '../clueAgrees'
import { showCandidates } from '../marks'
import { cellsSlot, optionsText, silently, symbolWord } from '../slots'
import type { Stage } from '../stage'

/** A cell before and after a step. */
export interface Narrowed {
  readonly cell: number
  readonly before: number
  readonly after: number
  readonly gone: number
}

export function narrowedBy(stage: Stage, step: Deduction): Narrowed[] {
  return step.removals.map(({ cell, mask }) => {
    const before = stage.knowledge.candidates[cell]!
    return { cell, before, after: before & ~mask, gone: before & mask }
  })
}

/** The number a symbol stands for, in words. */
export function numberText(stage: Stage, symbol: number): string {
  return numeral(symbol + stage.puzzle.base)
}

export const lowest = (stage: Stage, mask: number) => lowestBit(mask) + stage.puzzle.base
export const highest = (stage: Stage, mask: number) => highestBit(mask) + stage.puzzle.base

/** True when everything that went was below what is left. */
export function losesLow({ after, gone }: Narrowed): boolean {
  return after !== 0 && highestBit(gone) < lowestBit(after)
}

/** True when everything that went was above what is left. */
export function losesHigh({ after, gone }: Narrowed): boolean {
  return after !== 0 && lowestBit(gone) > highestBit(after)
}

/** "one, two and five, or one, three and four". */
export function setsText(stage: Stage, sets: readonly number[]): string {
  const texts = sets.map((mask) =>
    listOf(
      bitsOf(mask).map((symbol) => symbolWord(stage, symbol)),
      'and',
    ),
  )
  if (texts.length <= 1) return texts[0] ?? ''
  return `${texts.slice(0, -1).join(', ')}, or ${texts[texts.length - 1]}`
}

/** The clue's cells under the hand, in its own order. */
export function clueSlot(stage: Stage, constraint: Constraint) {
  return silently(stage.point(constraint.cells))
}

/** Most candidates that are worth saying and marking. */
const MOST_OPTIONS = 4

/** Says and marks what is left of the cells a step narrowed, as far as it is worth a word. The step is still to be applied. */
export function tellNarrowed(
  stage: Stage,
  step: Deduction,
  narrowed: readonly Narrowed[],
  most = 2,
): void {
  // A cell with one option left is told when its digit goes in.
  const worth = narrowed.filter(({ cell, after }) => {
    const count = countBits(after)
    return count > 1 && count <= MOST_OPTIONS && clueAgrees(stage, cell, after, step)
  })
  const cells = worth.sort((a, b) => countBits(a.after) - countBits(b.after)).slice(0, most)
  for (const { cell, after } of cells) {
    stage.say('clueOptions', {
      this: cellsSlot(stage, [cell]),
      options: optionsText(stage, after),
      mark: silently(showMask(stage, step, cell, after)),
    })
  }
}

/** An act: centre marks as they are after a step that is still to be applied. */
export function showMask(stage: Stage, step: Deduction, cell: number, after: number) {
  return (time: number) => {
    if (countBits(after) < 2 && step.place === null) return time
    if (!clueAgrees(stage, cell, after, step)) return time
    const held = stage.knowledge.candidates[cell]!
    stage.knowledge.candidates[cell] = after
    const done = showCandidates(stage, [cell])(time)
    stage.knowledge.candidates[cell] = held
    return done
  }
}
