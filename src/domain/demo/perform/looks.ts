import { bitsOf, countBits } from '../puzzle/bits'
import type { House } from '../puzzle/layout'
import type { Deduction } from '../solve/deduction'
import { holds, placesFor } from '../solve/knowledge'
import type { LineName } from '../voice/lines'
import { numberWord } from '../voice/numberWords'
import type { Slots } from '../voice/template'
import type { Fact } from './fact'
import { lookAtClue } from './lookAtClue'
import { cellsSlot, houseSlot, optionsText, silently, symbolList, symbolSlots } from './slots'
import type { Stage } from './stage'

/** Something looked at that leads nowhere for now: what is said, and the facts in it. */
export interface Look {
  /** The same thing is not looked at again soon. */
  readonly key: string
  readonly line: LineName
  readonly slots: Slots
  readonly facts: readonly Fact[]
  /** What is given up: no digit of these is to be had in these cells. */
  readonly cells: readonly number[]
  readonly symbols: number
}

/** `near` is the cell the eye is on; -1 for none. */
type Looker = (stage: Stage, near: number, matters: Deduction | null) => Look | null

function houseNear({ layout, random }: Stage, near: number): House {
  return random.pick(
    near < 0 ? layout.houses : layout.houses.filter(({ cells }) => cells.includes(near)),
  )
}

/** A digit to look at: one of those that will matter, else any. */
function symbolFor({ layout, random }: Stage, matters: Deduction | null): number {
  return matters && matters.symbols.length > 0
    ? random.pick(matters.symbols)
    : random.below(layout.size)
}

/** A digit with three places or more in a house. */
const places: Looker = (stage, near, matters) => {
  const { knowledge } = stage
  const house = houseNear(stage, near)
  const symbol = symbolFor(stage, matters)
  if (holds(knowledge, house.cells, symbol)) return null
  const cells = placesFor(knowledge, house.cells, symbol)
  if (cells.length < 3 || cells.length > 5) return null
  return {
    key: `places ${house.kind} ${house.index} ${symbol}`,
    line: 'lookPlaces',
    cells: house.cells,
    symbols: 1 << symbol,
    facts: [{ kind: 'places', house: house.cells, symbol, cells }],
    slots: {
      ...symbolSlots(stage, symbol),
      house: houseSlot(stage, house),
      these: cellsSlot(stage, cells),
      hand: silently(stage.point(cells)),
      count: numberWord(cells.length),
    },
  }
}

/** A cell with three candidates or more. */
const cell: Looker = (stage, near) => {
  const { knowledge, layout, random } = stage
  const index = near >= 0 ? random.pick(layout.peers[near]!) : random.below(layout.cellCount)
  const mask = knowledge.candidates[index]!
  const count = countBits(mask)
  if (knowledge.values[index]! >= 0 || count < 3 || count > 5) return null
  return {
    key: `cell ${index}`,
    line: 'lookCell',
    cells: [index],
    symbols: layout.all,
    facts: [{ kind: 'options', cell: index, mask }],
    slots: {
      this: cellsSlot(stage, [index]),
      options: optionsText(stage, mask),
      optionsAnd: symbolList(stage, bitsOf(mask)),
      count: numberWord(count),
      brilliant: random.pick(['brilliant', 'much use', 'great', 'what I wanted']),
    },
  }
}

/** What a half-full house still needs. */
const missing: Looker = (stage, near) => {
  const { knowledge, layout } = stage
  const house = houseNear(stage, near)
  const open = house.cells.filter((c) => knowledge.values[c]! < 0)
  if (open.length < 3 || open.length > 5) return null
  const mask = house.cells.reduce(
    (left, c) => (knowledge.values[c]! >= 0 ? left & ~(1 << knowledge.values[c]!) : left),
    layout.all,
  )
  return {
    key: `missing ${house.kind} ${house.index}`,
    line: 'lookMissing',
    cells: open,
    symbols: layout.all,
    facts: [{ kind: 'missing', house: house.cells, mask }],
    slots: { house: houseSlot(stage, house), missing: symbolList(stage, bitsOf(mask)) },
  }
}

/** How many of a digit there are. */
const count: Looker = (stage, _, matters) => {
  const { knowledge, layout } = stage
  const symbol = symbolFor(stage, matters)
  const cells = [...knowledge.values.keys()].filter((c) => knowledge.values[c] === symbol)
  if (cells.length < 3 || cells.length > layout.size - 2) return null
  return {
    key: `count ${symbol}`,
    line: 'lookCount',
    cells: [...knowledge.values.keys()],
    symbols: 1 << symbol,
    facts: [{ kind: 'count', symbol, count: cells.length }],
    slots: {
      ...symbolSlots(stage, symbol),
      hand: silently(stage.point(cells)),
      count: numberWord(cells.length),
      left: numberWord(layout.size - cells.length),
      much: cells.length * 2 > layout.size ? 'more than half of them' : 'not a lot',
    },
  }
}

/** Half an X-Wing. */
const halfFish: Looker = (stage, _, matters) => {
  const { knowledge, layout, random } = stage
  const lines = random.chance(0.5) ? layout.rows : layout.cols
  const crossing = lines === layout.rows ? layout.colOf : layout.rowOf
  const symbol = symbolFor(stage, matters)
  const house = random.pick(lines)
  if (holds(knowledge, house.cells, symbol)) return null
  const cells = placesFor(knowledge, house.cells, symbol)
  if (cells.length !== 2) return null
  const partner = lines.some((other) => {
    if (other === house || holds(knowledge, other.cells, symbol)) return false
    const there = placesFor(knowledge, other.cells, symbol)
    return there.length === 2 && there.every((c, i) => crossing[c] === crossing[cells[i]!])
  })
  if (partner) return null
  return {
    key: `half ${house.kind} ${house.index} ${symbol}`,
    line: 'lookNoLine',
    cells: house.cells,
    symbols: 1 << symbol,
    facts: [
      { kind: 'places', house: house.cells, symbol, cells },
      { kind: 'no-partner', house, symbol },
    ],
    slots: {
      ...symbolSlots(stage, symbol),
      line: house.kind === 'row' ? 'row' : 'column',
      row: silently(stage.point(house.cells)),
      pair: silently(stage.point(cells)),
      here1: { text: 'here', act: stage.point(cells.slice(0, 1)) },
      here2: { text: 'here', act: stage.point(cells.slice(1)) },
    },
  }
}

/** Steps after which a thing may be looked at again. */
const FRESH_AFTER = 12

/** Rank of what is seen at once. */
const SINGLES = 2

/** Share of the looks that stay where the eye is. */
const STAYS = 0.75

/**
 * Looks at something that leads nowhere, near a cell (-1: anywhere), clues first where there are any; false when nothing
 * was fit to be said. `goal` is the digit found next and `matters` a step that is soon to be found: the eye keeps to
 * what matters, and nothing is given up that is then done. Nobody wants to hear the same failure twice: each sentence
 * for it is said once a solve.
 */
export function lookAround(
  stage: Stage,
  goal: Deduction | null,
  near = -1,
  matters: Deduction | null = null,
): boolean {
  const clues = stage.puzzle.constraints.length > 0
  const lookers: [Looker, number][] = [
    [places, 4],
    [cell, 3],
    [missing, matters ? 0 : 0.7],
    [count, 0.6],
    [halfFish, stage.layout.size < 9 ? 0 : clues ? 0.4 : 1.5],
    [lookAtClue, clues ? 5 : 0],
  ]
  const singles = stage.techniques.filter(({ rank }) => rank <= SINGLES)
  const found = singles.flatMap((technique) => technique.find(stage.knowledge))
  const ready = goal ? [...found, goal] : found
  for (let tries = 0; tries < 40; tries++) {
    const [looker] = stage.random.weighted(lookers, ([, weight]) => weight)
    const look = looker(stage, matters || stage.random.chance(STAYS) ? near : -1, matters)
    if (!look) continue
    const uses = stage.lookUses.get(look.line) ?? 0
    if (uses >= stage.voice.count(look.line)) continue
    const last = stage.looked.get(look.key)
    if (last !== undefined && stage.steps.length - last < FRESH_AFTER) continue
    const { cells, symbols } = look
    if (ready.some(({ place: at }) => at && cells.includes(at.cell) && symbols & (1 << at.symbol)))
      continue
    stage.looked.set(look.key, stage.steps.length)
    stage.lookUses.set(look.line, uses + 1)
    for (const fact of look.facts) stage.claim(fact)
    stage.claim({ kind: 'no-digit', cells, symbols })
    stage.say(look.line, look.slots)
    return true
  }
  return false
}
