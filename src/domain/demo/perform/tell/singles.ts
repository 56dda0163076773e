import { bitsOf } from '../../puzzle/bits'
import type { House } from '../../puzzle/layout'
import type { Deduction } from '../../solve/deduction'
import type { Slot } from '../../voice/template'
import { seerOf, sightOf } from '../blockedBy'
import type { Blocked } from '../blockers'
import { isLoneCentre } from '../loneMark'
import { reasonOf, reasonText, type Taker, takerOf } from '../reason'
import {
  agreement,
  cellsSlot,
  houseKind,
  houseText,
  optionsText,
  symbolList,
  symbolSlots,
  symbolWord,
} from '../slots'
import type { Stage } from '../stage'
import type { TellContext } from './context'
import { fewestMissing, housesOf, missingMask, missingOf } from './missing'
import { placeSlots } from './placeSlots'

/** The last cell of a house. */
export function tellFullHouse(stage: Stage, step: Deduction, context: TellContext): void {
  const { cell, symbol } = step.place!
  const house = step.houses[0]!
  const slots = placeSlots(stage, cell, symbol)
  stage.claim({ kind: 'missing', house: house.cells, mask: 1 << symbol })
  stage.say(stage.random.next() < context.detail ? 'fullHouse' : 'quickFull', {
    ...slots,
    house: { text: houseText(stage, house) },
  })
}

/** Says what keeps a symbol out of cells, visible values first. */
export function tellBlockers(stage: Stage, blockers: readonly Blocked[], symbol: number): void {
  const seen = blockers.filter((blocked) => blocked.by !== null)
  const words = symbolSlots(stage, symbol)
  for (let i = 0; i < seen.length; i++) {
    const next = seen[i + 1]
    const second = next && stage.random.chance(0.45) ? next : null
    const first = blockedSlots(stage, seen[i]!, second ? 'this' : undefined)
    if (second) {
      const { those, by, look, at } = blockedSlots(stage, second, 'that')
      const more = { those2: those, by2: by, look2: look, at2: at }
      stage.say('hiddenBlockedTwo', { ...words, ...first, ...more })
      i++
    } else stage.say('hiddenBlocked', { ...words, ...first })
  }
  const known = blockers.find((blocked) => blocked.by === null)
  if (!known) return
  const groups = byReason(stage, known.cells, symbol)
  for (const cells of groups.length <= MOST_REASONS ? groups : [known.cells])
    stage.say('hiddenKnown', {
      ...words,
      ...agreement(cells),
      those: cellsSlot(stage, cells),
      reason: reasonText(stage, cells, symbol),
    })
}

/** Kinds of reasons that are gone into one by one. */
const MOST_REASONS = 2

/** Cells that lost a symbol for the same kind of reason, together. */
export function byReason(stage: Stage, cells: readonly number[], symbol: number): number[][] {
  const groups = new Map<Taker, number[]>()
  for (const cell of cells) {
    const id = takerOf(stage, cell, symbol)
    groups.set(id, [...(groups.get(id) ?? []), cell])
  }
  return [...groups.values()]
}

function blockedSlots(stage: Stage, blocked: Blocked, said?: 'this' | 'that') {
  return {
    those: cellsSlot(stage, blocked.cells),
    by: bySlot(stage, blocked.by!, said),
    ...agreement(blocked.cells),
    ...sightOf(stage, blocked.by!, blocked.cells),
  }
}

/** Share of the digits pointed out that are clicked, not only looked at. */
const CLICKED = 0.35

/** "this seven", the hand on it now and then; `said` is which of the two words, where it matters. */
export function bySlot(stage: Stage, by: number, said?: 'this' | 'that'): Slot {
  const { random, knowledge } = stage
  const word = symbolWord(stage, knowledge.values[by]!)
  const text = `${said ?? random.pick(['this', 'this', 'that'])} ${word}`
  return random.chance(CLICKED) ? { text, act: stage.point([by]) } : { text }
}

/** One symbol left in a cell. */
export function tellNakedSingle(stage: Stage, step: Deduction, context: TellContext): void {
  const { cell, symbol } = step.place!
  const slots = placeSlots(stage, cell, symbol)
  stage.claim({ kind: 'options', cell, mask: 1 << symbol })
  if (context.previous?.removals.some((removal) => removal.cell === cell)) {
    stage.say(stage.named === cell ? 'nakedNamed' : 'nakedThen', slots)
    return
  }
  if (isLoneCentre(stage, cell, symbol)) {
    stage.say('nakedMark', slots)
    return
  }
  if (tellFromMarks(stage, cell, symbol, slots)) return
  stage.say('nakedAsk', slots)
  const house = fewestMissing(stage, cell)
  if (missingOf(stage, house) <= 4) tellByMissing(stage, cell, symbol, house)
  else tellBySeen(stage, cell, symbol)
  stage.say('nakedPlace', slots)
}

/** A cell that was marked with two: one of them has just gone. */
function tellFromMarks(
  stage: Stage,
  cell: number,
  symbol: number,
  slots: ReturnType<typeof placeSlots>,
): boolean {
  const { desk, puzzle } = stage
  const marked = [...desk.cells[cell]!.centre].map((value) => puzzle.symbols.indexOf(value))
  const gone = marked.filter((other) => other !== symbol)
  const other = gone[0]
  if (marked.length !== 2 || gone.length !== 1 || other === undefined) return false
  const by = seerOf(stage, cell, other)
  if (by === undefined) return false
  stage.claim({ kind: 'seen', cell, symbol: other, by })
  stage.say('nakedWas', {
    ...slots,
    options: optionsText(stage, (1 << symbol) | (1 << other)),
    gone: symbolWord(stage, other),
    by: bySlot(stage, by),
  })
  return true
}

/** "This row needs one, four and nine; one is here, nine is there." */
function tellByMissing(stage: Stage, cell: number, symbol: number, house: House): void {
  const mask = missingMask(stage, house)
  stage.claim({ kind: 'missing', house: house.cells, mask })
  stage.say('nakedMissing', {
    kind: { text: `this ${houseKind(stage, house)}`, act: stage.point(house.cells) },
    missing: symbolList(stage, bitsOf(mask)),
  })
  tellExcluded(stage, cell, stage.random.shuffle(bitsOf(mask & ~(1 << symbol))))
}

/** Why a cell cannot hold these symbols: what sees it one by one, what only logic excludes by its reason. */
function tellExcluded(stage: Stage, cell: number, others: readonly number[]): void {
  const known = new Map<Taker, number[]>()
  for (const other of others) {
    const by = seerOf(stage, cell, other)
    if (by !== undefined) {
      stage.claim({ kind: 'seen', cell, symbol: other, by })
      stage.say('nakedRule', { x: symbolWord(stage, other), by: bySlot(stage, by) })
      continue
    }
    const id = takerOf(stage, cell, other)
    known.set(id, [...(known.get(id) ?? []), other])
  }
  for (const [id, unsorted] of known) {
    const symbols = unsorted.sort((a, b) => a - b)
    stage.say('nakedRuleKnown', {
      x: symbolList(stage, symbols, 'or'),
      xAnd: symbolList(stage, symbols),
      reason: reasonOf(stage, id),
    })
  }
}

/** "It sees one and two in the row, four in the column …" */
function tellBySeen(stage: Stage, cell: number, symbol: number): void {
  tellExcluded(stage, cell, bitsOf(stage.layout.all & ~tellSeen(stage, cell, symbol)))
}

/** What a cell sees, house by house; gives the symbols told of, the one that goes in among them. */
export function tellSeen(stage: Stage, cell: number, symbol: number): number {
  const { knowledge } = stage
  let told = 1 << symbol
  for (const house of housesOf(stage, cell)) {
    const seen = house.cells.filter(
      (c) => knowledge.values[c]! >= 0 && !(told & (1 << knowledge.values[c]!)),
    )
    if (seen.length === 0) continue
    for (const c of seen) {
      told |= 1 << knowledge.values[c]!
      stage.claim({ kind: 'seen', cell, symbol: knowledge.values[c]!, by: c })
    }
    stage.say('nakedSees', {
      list: {
        text: symbolList(
          stage,
          seen.map((c) => knowledge.values[c]!).sort((a, b) => a - b),
        ),
        ...(stage.random.chance(CLICKED) ? { act: stage.point(seen) } : {}),
      },
      where: `the ${houseKind(stage, house)}`,
    })
  }
  return told
}
