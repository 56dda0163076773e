import { bitsOf, countBits } from '../../puzzle/bits'
import type { Constraint } from '../../puzzle/constraint'
import { supportsOf } from '../../rules/supports'
import type { Deduction } from '../../solve/deduction'
import { listOf, numberWord, numeral } from '../../voice/numberWords'
import { cellsSlot, houseKind, houseLabel, silently, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { clueSlot, narrowedBy, setsText, tellNarrowed } from './clueSlots'
import { sayLook } from './sayLook'
import { markPattern, removalSlots, removeAct } from './slotsOf'

type Cage = Extract<Constraint, { kind: 'cage' }>

/** What a cage's sum leaves for its cells. */
export function tellCage(stage: Stage, step: Deduction): void {
  const cage = step.constraints[0] as Cage
  const { knowledge, layout, puzzle } = stage
  const supports = supportsOf(cage, knowledge.candidates, layout, puzzle.base)
  const sets = [...(supports?.sets ?? [])].sort((a, b) => a - b)
  const slots = {
    sum: numeral(cage.sum ?? 0),
    n: numberWord(cage.cells.length),
    cage: clueSlot(stage, cage),
    sets: setsText(stage, sets),
    count: numberWord(sets.length),
  }
  sayLook(stage, cage, 'cageLook', 'cageAgain', slots)
  const narrowed = narrowedBy(stage, step)
  if (sets.length > 0 && sets.length <= 4) {
    stage.claim({ kind: 'combinations', constraint: cage, sets })
    stage.say(sets.length === 1 ? 'cageOne' : 'cageFew', slots)
  } else {
    if (sets.length > 0) {
      stage.claim({ kind: 'combinations', constraint: cage, sets })
      stage.say('cageMany', slots)
    }
    const shown = [...narrowed].sort((a, b) => countBits(a.after) - countBits(b.after))[0]!
    const gone = stage.random.pick(bitsOf(shown.gone))
    stage.say('cageNot', {
      this: cellsSlot(stage, [shown.cell]),
      gone: symbolWord(stage, gone),
      total: numeral((cage.sum ?? 0) - gone - puzzle.base),
      rest: cage.cells.length === 2 ? 'one' : numberWord(cage.cells.length - 1),
    })
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(stage, step, narrowed, 3)
}

/** A digit that a clue must hold leaves what sees all its places. */
export function tellLockedInClue(stage: Stage, step: Deduction): void {
  const constraint = step.constraints[0]!
  stage.say(constraint.kind === 'renban' ? 'lockedRenban' : 'lockedCage', {
    ...removalSlots(stage, step),
    cage: clueSlot(stage, constraint),
    everyPlace: step.removals.length === 1 ? 'it sees all of them' : 'they see all of them',
    mark: silently(markPattern(stage, step)),
  })
}

/** Adding up houses and cages. */
export function tellSetSum(stage: Stage, step: Deduction): void {
  const { houses, cells } = step
  const cages = step.constraints as readonly Cage[]
  const { layout, puzzle, knowledge } = stage
  const each = (layout.size * (layout.size - 1)) / 2 + layout.size * puzzle.base
  const goal = each * houses.length
  const area = new Set(houses.flatMap((house) => house.cells))
  const outside = cells.some((cell) => !area.has(cell))
  stage.say('sumStart', {
    houses: silently(stage.point([...area])),
    houseList: listOf(
      houses.map((house) => houseLabel(stage, house)),
      'and',
    ),
    kind: houseKind(stage, houses[0]!),
    each: numeral(each),
    goal: numeral(goal),
  })
  let running = 0
  for (const [i, cage] of cages.entries()) {
    running += cage.sum!
    stage.say(i === 0 ? 'sumFirst' : 'sumNext', {
      sum: numeral(cage.sum!),
      running: numeral(running),
      cage: clueSlot(stage, cage),
    })
  }
  stage.claim({
    kind: 'set-sum',
    cells,
    total: step.total!,
    houses,
    constraints: step.constraints,
  })
  const one = cells.length === 1
  stage.say(outside ? 'sumOuties' : 'sumInnies', {
    goal: numeral(goal),
    running: numeral(running),
    total: numeral(step.total!),
    these: cellsSlot(stage, cells),
    cells: one ? 'cell' : 'cells',
    are: one ? 'is' : 'are',
    must: one ? 'is' : 'make up',
    must2: one ? "it's" : 'they add up to',
  })
  const filled = cells.filter((cell) => knowledge.values[cell]! >= 0)
  if (filled.length > 0) {
    const known = filled.reduce((sum, cell) => sum + knowledge.values[cell]! + puzzle.base, 0)
    stage.say('sumFilled', {
      known: numeral(known),
      left: numeral(step.total! - known),
      knownCells: silently(stage.point(filled)),
    })
  }
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(stage, step, narrowedBy(stage, step), 3)
}
