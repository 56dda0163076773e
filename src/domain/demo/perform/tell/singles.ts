import { bitsOf, countBits } from '../../puzzle/bits'
import type { House } from '../../puzzle/layout'
import type { Deduction } from '../../solve/deduction'
import { listOf, numberWord } from '../../voice/numberWords'
import type { Slot } from '../../voice/template'
import { seerOf, sightOf } from '../blockedBy'
import { type Blocked, blockersOf } from '../blockers'
import { isLoneCentre, isLoneCorner } from '../loneMark'
import { reasonOf, reasonText, type Taker, takerOf } from '../reason'
import {
  agreement,
  cellsSlot,
  houseKind,
  houseSlot,
  houseText,
  optionsText,
  silently,
  symbolList,
  symbolSlots,
  symbolWord,
} from '../slots'
import type { Stage } from '../stage'
import type { TellContext } from './context'
import { placeSlots } from './placeSlots'

/** Words after a digit ("lovely") through which the next one still follows from it. */
const FEW_WORDS = 1

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

/** One place left in a house. */
export function tellHiddenSingle(stage: Stage, step: Deduction, context: TellContext): void {
  const { cell, symbol } = step.place!
  const house = step.houses[0]!
  const slots = placeSlots(stage, cell, symbol)
  const blockers = blockersOf(stage, house.cells, symbol)
  const seen = blockers.filter((blocked) => blocked.by !== null)
  for (const blocked of seen)
    for (const hidden of blocked.cells)
      stage.claim({ kind: 'seen', cell: hidden, symbol, by: blocked.by! })
  stage.claim({ kind: 'places', house: house.cells, symbol, cells: [cell] })
  if (house.kind === 'region' && isLoneCorner(stage, house.cells, cell, symbol)) {
    stage.say('hiddenMark', { ...slots, house: houseText(stage, house) })
    return
  }
  if (stage.random.next() >= context.detail && blockers.length <= 1) {
    const by = seen[0]?.by
    if (by == null) stage.say('quickHiddenBare', { ...slots, house: houseText(stage, house) })
    else
      stage.say('quickHidden', { ...slots, house: houseText(stage, house), by: bySlot(stage, by) })
    return
  }
  const short = seen.length === blockers.length && seen.length > 0 && seen.length <= 4
  const again = stage.steps[stage.steps.length - 1]?.deduction
  const atOnce = stage.speaker.words.length - stage.wordsAtStep <= FEW_WORDS
  if (again?.place?.symbol === symbol && short && atOnce && stage.random.chance(0.7)) {
    stage.say('hiddenAnother', { ...slots, house: houseText(stage, house) })
    return
  }
  // Many helpers are pointed at together; a few are worth going through one by one, now and then.
  if (short && stage.random.chance(seen.length > 2 ? 0.85 : 0.5)) {
    const whole = seen.length === 1 ? 'hiddenSentenceOne' : 'hiddenSentence'
    const line = stage.random.chance(0.6) ? whole : 'hiddenFirst'
    stage.say(line, {
      ...slots,
      ...byListSlots(stage, seen),
      house: { text: houseText(stage, house), act: stage.point(house.cells) },
    })
    return
  }
  askForHouse(stage, house, symbol)
  tellBlockers(stage, blockers, symbol)
  stage.say('hiddenPlace', slots)
}

/** "this seven and that seven" or "these three sevens", all of them under the hand. */
function byListSlots(stage: Stage, seen: readonly Blocked[]) {
  const { digit, digits } = symbolSlots(stage, stage.knowledge.values[seen[0]!.by!]!)
  const texts = seen.map((_, i) => `${i % 2 === 0 ? 'this' : 'that'} ${digit}`)
  const together = seen.length > 2 || (seen.length === 2 && stage.random.chance(0.4))
  const one = seen.length === 1
  return {
    byList: {
      text: together ? `these ${numberWord(seen.length)} ${digits}` : listOf(texts, 'and'),
      act: stage.point(seen.map((blocked) => blocked.by!)),
    },
    leave: one ? 'leaves' : 'leave',
    stop: one ? 'stops' : 'stop',
    see: one ? 'sees' : 'see',
    have: one ? 'has' : 'have',
    do: one ? 'does' : 'do',
  }
}

function askForHouse(stage: Stage, house: House, symbol: number): void {
  const value = stage.puzzle.symbols[symbol]!
  const marked = house.cells.filter(
    (c) => stage.desk.cells[c]!.value === '' && stage.desk.cells[c]!.corner.has(value),
  )
  const slots = { ...symbolSlots(stage, symbol), house: houseSlot(stage, house) }
  if (marked.length >= 2 && stage.random.chance(0.6))
    stage.say('hiddenAskMarked', { ...slots, marks: silently(stage.point(marked)) })
  else stage.say('hiddenAsk', slots)
}

/** Says what keeps a symbol out of cells, visible values first. */
export function tellBlockers(stage: Stage, blockers: readonly Blocked[], symbol: number): void {
  const seen = blockers.filter((blocked) => blocked.by !== null)
  const words = symbolSlots(stage, symbol)
  for (let i = 0; i < seen.length; i++) {
    const first = blockedSlots(stage, seen[i]!)
    const second = seen[i + 1]
    if (second && stage.random.chance(0.45)) {
      const { those, by, look, at } = blockedSlots(stage, second)
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
function byReason(stage: Stage, cells: readonly number[], symbol: number): number[][] {
  const groups = new Map<Taker, number[]>()
  for (const cell of cells) {
    const id = takerOf(stage, cell, symbol)
    groups.set(id, [...(groups.get(id) ?? []), cell])
  }
  return [...groups.values()]
}

function blockedSlots(stage: Stage, blocked: Blocked) {
  return {
    those: cellsSlot(stage, blocked.cells),
    by: bySlot(stage, blocked.by!),
    ...agreement(blocked.cells),
    ...sightOf(stage, blocked.by!, blocked.cells),
  }
}

/** Share of the digits pointed out that are clicked, not only looked at. */
const CLICKED = 0.35

/** "this seven", the hand on it more often than not. */
export function bySlot(stage: Stage, by: number): Slot {
  const { random, knowledge } = stage
  const word = symbolWord(stage, knowledge.values[by]!)
  const text = `${random.pick(['this', 'this', 'that'])} ${word}`
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

function housesOf(stage: Stage, cell: number): House[] {
  const { layout } = stage
  return [
    layout.regions[layout.regionOf[cell]!]!,
    layout.rows[layout.rowOf[cell]!]!,
    layout.cols[layout.colOf[cell]!]!,
  ]
}

function missingMask(stage: Stage, house: House): number {
  const { values } = stage.knowledge
  return house.cells.reduce(
    (mask, c) => (values[c]! >= 0 ? mask & ~(1 << values[c]!) : mask),
    stage.layout.all,
  )
}

function missingOf(stage: Stage, house: House): number {
  return countBits(missingMask(stage, house))
}

function fewestMissing(stage: Stage, cell: number): House {
  return housesOf(stage, cell).sort((a, b) => missingOf(stage, a) - missingOf(stage, b))[0]!
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
