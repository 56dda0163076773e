import { bitsOf } from '../../puzzle/bits'
import type { House } from '../../puzzle/layout'
import type { Deduction } from '../../solve/deduction'
import type { Slot } from '../../voice/template'
import { seerOf } from '../blockedBy'
import { type Blocked, blockersOf } from '../blockers'
import { inTurn } from '../inTurn'
import { isLoneCentre } from '../loneMark'
import { houseText, symbolSlots, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { fewestMissing, missingMask } from './missing'

/**
 * Why a digit goes in, in a few words that stand after it: "the last of row two", "as it sees this seven". True of the
 * board as it stands; what it says of values is claimed, the step itself is not.
 */
export function shortReason(stage: Stage, step: Deduction): Slot {
  const { cell, symbol } = step.place!
  const house = step.houses[0]
  if (step.technique === 'full-house') return { text: lastOf(stage, houseText(stage, house!)) }
  if (step.technique === 'hidden-single') return onlyPlace(stage, house!, symbol)
  return onlyDigit(stage, cell, symbol)
}

function lastOf(stage: Stage, house: string): string {
  return inTurn(stage, 'why last', [
    `the last of ${house}`,
    `the last place in ${house}`,
    `the only gap in ${house}`,
    `since ${house} has all the others`,
    `which ${house} was still missing`,
    `to finish ${house}`,
    `as ${house} needs nothing else`,
    `the one that ${house} lacks`,
  ])
}

function onlyPlace(stage: Stage, house: House, symbol: number): Slot {
  const blockers = blockersOf(stage, house.cells, symbol)
  const where = houseText(stage, house)
  const { digit, digits, a } = symbolSlots(stage, symbol)
  const bare = [
    `the only place in ${where}`,
    `its one home in ${where}`,
    `nowhere else in ${where}`,
    `as ${where} has no other cell for it`,
    `the one cell for it in ${where}`,
    `because the rest of ${where} cannot be it`,
  ]
  const [first] = blockers
  if (blockers.length === 1 && first?.by != null && stage.random.chance(0.75)) {
    const text = inTurn(stage, 'why seen', [
      `because of this ${digit}`,
      `thanks to that ${digit}`,
      `since the rest of ${where} sees this ${digit}`,
      `with this ${digit} looking at the others`,
      `as that ${digit} takes the rest of ${where}`,
    ])
    return { text, act: stage.point([first.by]) }
  }
  const all = blockers.length > 1 && blockers.every(({ by }) => by !== null)
  if (!all || stage.random.chance(0.4)) return { text: inTurn(stage, 'why only', bare) }
  return {
    text: inTurn(stage, 'why all seen', [
      `as the others in ${where} see ${digits}`,
      `the one gap in ${where} that does not see ${a}`,
      `with ${digits} looking at the rest of ${where}`,
      `since every other gap in ${where} sees ${a}`,
    ]),
    act: stage.point(blockers.map(({ by }: Blocked) => by!)),
  }
}

function onlyDigit(stage: Stage, cell: number, symbol: number): Slot {
  if (isLoneCentre(stage, cell, symbol))
    return {
      text: inTurn(stage, 'why marked', [
        'by its mark',
        'as my mark says',
        'from the marks',
        'the only mark it has',
        'because one mark is left',
        'since its other marks are gone',
      ]),
    }
  const others = bitsOf(missingMask(stage, fewestMissing(stage, cell)) & ~(1 << symbol))
  const other = others[0]
  const by = others.length === 1 && other !== undefined ? seerOf(stage, cell, other) : undefined
  if (other !== undefined && by !== undefined) {
    stage.claim({ kind: 'seen', cell, symbol: other, by })
    const word = symbolWord(stage, other)
    const text = inTurn(stage, 'why not', [
      `as it sees this ${word}`,
      `because this ${word} sees it`,
      `not ${word}, because of this one`,
      `since that ${word} looks at it`,
      `with this ${word} in the way of the other`,
    ])
    return { text, act: stage.point([by]) }
  }
  return {
    text: inTurn(stage, 'why left', [
      'as nothing else fits',
      'the only thing it can be',
      'because that is all it has left',
      'since everything else is gone',
      'the last one open to it',
      'with all the others out',
    ]),
  }
}
