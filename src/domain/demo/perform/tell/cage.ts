import { bitsOf, countBits } from '../../puzzle/bits'
import type { Constraint } from '../../puzzle/constraint'
import { supportsOf } from '../../rules/supports'
import type { Deduction } from '../../solve/deduction'
import { listOf, numberWord, numeral } from '../../voice/numberWords'
import type { Slots } from '../../voice/template'
import { cellsSlot, houseKind, houseLabel, silently, symbolSlots, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { clueSlot, type Narrowed, narrowedBy, setsText, tellNarrowed } from './clueSlots'
import { sayLook } from './sayLook'
import { markPattern, removalSlots, removeAct } from './slotsOf'
import { areToldSets, tellSets } from './tellSets'

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
  const told = areToldSets(stage, cage, sets)
  if (told) stage.say('cageAgain', slots)
  else sayLook(stage, cage, 'cageLook', 'cageAgain', slots)
  const narrowed = narrowedBy(stage, step)
  if (sets.length > 0 && sets.length <= 4) {
    const home = told ? onlyHome(stage, cage, narrowed) : null
    if (home) tellHome(stage, cage, home, slots)
    else tellSets(stage, cage, sets, sets.length === 1 ? 'cageOne' : 'cageFew', slots)
  } else {
    if (sets.length > 0 && !told) tellSets(stage, cage, sets, 'cageMany', slots)
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

/** A cell that is left with a digit which no other cell of its cage can be any more. */
function onlyHome(
  { knowledge }: Stage,
  cage: Cage,
  narrowed: readonly Narrowed[],
): Narrowed | null {
  const alone = ({ cell, after }: Narrowed) =>
    countBits(after) === 1 &&
    cage.cells.every((other) => other === cell || !(knowledge.candidates[other]! & after))
  return narrowed.find(alone) ?? null
}

/** What is new of a cage whose digits were known: where one of them has to be. */
function tellHome(stage: Stage, cage: Cage, { cell, after }: Narrowed, slots: Slots): void {
  const symbol = bitsOf(after)[0]!
  stage.claim({ kind: 'places', house: cage.cells, symbol, cells: [cell] })
  stage.say('cageHome', {
    ...slots,
    ...symbolSlots(stage, symbol),
    this: cellsSlot(stage, [cell]),
  })
  stage.named = cell
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

/** The cages of a sum that were added up for these houses before, where all of what was added is in it again. */
function addedBefore(stage: Stage, step: Deduction): Set<Cage> {
  const before = stage.steps.findLast(
    ({ deduction }) =>
      deduction.technique === 'set-sum' &&
      deduction.houses.every((house) => step.houses.includes(house)) &&
      deduction.houses.length === step.houses.length &&
      deduction.constraints.every((cage) => step.constraints.includes(cage)),
  )
  return new Set((before?.deduction.constraints ?? []) as readonly Cage[])
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
  const counted = addedBefore(stage, step)
  stage.say(counted.size > 0 ? 'sumBack' : 'sumStart', {
    houses: silently(stage.point([...area])),
    houseList: listOf(
      houses.map((house) => houseLabel(stage, house)),
      'and',
    ),
    kind: houseKind(stage, houses[0]!),
    each: numeral(each),
    goal: numeral(goal),
    before: numeral([...counted].reduce((sum, cage) => sum + cage.sum!, 0)),
  })
  let running = 0
  for (const cage of counted) running += cage.sum!
  for (const cage of cages) {
    if (counted.has(cage)) continue
    running += cage.sum!
    stage.say(running === cage.sum ? 'sumFirst' : 'sumNext', {
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
