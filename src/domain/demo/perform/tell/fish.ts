import type { House } from '../../puzzle/layout'
import type { Deduction } from '../../solve/deduction'
import { cornerMark } from '../marks'
import {
  cellsSlot,
  houseKind,
  houseLabel,
  houseSlot,
  silently,
  symbolSlots,
  symbolWord,
} from '../slots'
import type { Stage } from '../stage'
import type { TellContext } from './context'
import { tellOptionsOf } from './locked'
import { markPattern, removalSlots } from './slotsOf'

const PLURAL = { row: 'rows', col: 'columns', region: 'boxes' } as const
const SINGULAR = { row: 'row', col: 'column', region: 'box' } as const

/** X-Wing and swordfish: line by line, then what they share. */
export function tellFish(stage: Stage, step: Deduction): void {
  const symbol = step.symbols[0]!
  const count = step.houses.length / 2
  const lines = step.houses.slice(0, count)
  const covers = step.houses.slice(count)
  stage.say('fishLook', symbolSlots(stage, symbol))
  for (const [i, house] of lines.entries()) tellLine(stage, step, house, i)
  stage.say(step.technique === 'x-wing' ? 'xWing' : 'swordfish', {
    ...removalSlots(stage, step),
    corners: silently(stage.point(step.cells)),
    lines: PLURAL[lines[0]!.kind],
    covers: PLURAL[covers[0]!.kind],
    cover: silently(stage.point(covers.flatMap((house) => house.cells))),
  })
}

function tellLine(stage: Stage, step: Deduction, house: House, index: number): void {
  const symbol = step.symbols[0]!
  const places = step.cells.filter((cell) => house.cells.includes(cell))
  stage.claim({ kind: 'places', house: house.cells, symbol, cells: places })
  const slots = {
    ...symbolSlots(stage, symbol),
    line: SINGULAR[house.kind],
    row: silently(stage.point(house.cells)),
    these: cellsSlot(stage, places),
    here1: { text: 'here', act: stage.point(places.slice(0, 1)) },
    here2: { text: 'here', act: stage.point(places.slice(1, 2)) },
    mark: silently(cornerMark(stage, places, symbol)),
  }
  if (places.length > 2) stage.say('fishLineThree', slots)
  else stage.say(index === 0 ? 'fishLine' : 'fishLineAlso', slots)
}

/** Two lines with two places each, one end common. */
export function tellSkyscraper(stage: Stage, step: Deduction): void {
  stage.say('fishLook', symbolSlots(stage, step.symbols[0]!))
  for (const [i, house] of step.houses.entries()) tellLine(stage, step, house, i)
  const [base = [], roofs = []] = step.roles
  stage.say('skyscraper', {
    ...removalSlots(stage, step),
    base: silently(stage.point(base)),
    roofs: silently(stage.point(roofs)),
    cross: step.houses[0]!.kind === 'row' ? 'column' : 'row',
  })
}

/** Pivot and pincers. */
export function tellXyWing(stage: Stage, step: Deduction, context: TellContext): void {
  const [pivot = -1, left = -1, right = -1] = step.cells
  stage.say('xyWingLook', { this: cellsSlot(stage, [pivot]) })
  tellOptionsOf(stage, step.cells, context)
  const { candidates } = stage.knowledge
  const shared = step.symbols[0]!
  // The pivot's symbol that the left pincer has too: with it there, the pincer is the shared one.
  const one = step.symbols.slice(1).find((s) => candidates[left]! & (1 << s))!
  const two = step.symbols.slice(1).find((s) => s !== one)!
  stage.say('xyWing', {
    ...removalSlots(stage, step),
    ...symbolSlots(stage, shared),
    this: cellsSlot(stage, [pivot]),
    this2: cellsSlot(stage, [pivot]),
    thisAct: silently(stage.point([pivot])),
    one: symbolWord(stage, one),
    two: symbolWord(stage, two),
    left: cellsSlot(stage, [left]),
    right: cellsSlot(stage, [right]),
    pincers: silently(stage.point([left, right])),
  })
}

const GREEN = '4'
const YELLOW = '8'

/** A chain in two colours, house by house. */
export function tellColouring(stage: Stage, step: Deduction): void {
  const symbol = step.symbols[0]!
  const words = symbolSlots(stage, symbol)
  const paint = (cell: number, colour: string) =>
    silently((time) => stage.desk.mark('co', '+', [cell], [colour], time))
  const [green = []] = step.roles
  const start = step.cells[0]!
  // The first cell is green whatever its role turns out to be.
  const startColour = green.includes(start) ? 0 : 1
  const colourOf = (cell: number) =>
    (green.includes(cell) ? 0 : 1) === startColour ? GREEN : YELLOW
  const coloured = [...stage.desk.cells.keys()].filter((c) => stage.desk.cells[c]!.colours.size > 0)
  // A second chain over the first would say two things about a cell.
  if (coloured.length > 0)
    stage.say('colourAgain', {
      ...words,
      wipe: silently((time) => stage.desk.clear('3', coloured, time)),
    })
  else stage.say('colourLook', words)
  stage.say('colourFirst', {
    ...words,
    this: cellsSlot(stage, [start]),
    green: paint(start, GREEN),
  })
  const seen = new Set([start])
  for (const cell of step.cells.slice(1)) {
    const house = step.houses.find(
      (h) => h.cells.includes(cell) && h.cells.some((other) => seen.has(other)),
    )
    seen.add(cell)
    if (!house) continue
    const places = house.cells.filter(
      (c) => stage.knowledge.values[c]! < 0 && stage.knowledge.candidates[c]! & (1 << symbol),
    )
    stage.claim({ kind: 'places', house: house.cells, symbol, cells: places })
    stage.say('colourNext', {
      ...words,
      house: houseSlot(stage, house),
      this: cellsSlot(stage, [cell]),
      paint: paint(cell, colourOf(cell)),
    })
  }
  const wrap = step.removals.every((removal) => step.cells.includes(removal.cell))
  if (wrap) tellClash(stage, step)
  else tellTrap(stage, step, colourOf)
}

/** Two cells of one colour that see each other, shown by their house. */
function tellClash(stage: Stage, step: Deduction): void {
  const clashing = step.roles[1] ?? []
  const { layout } = stage
  const house = layout.houses.find(
    ({ cells }) => clashing.filter((c) => cells.includes(c)).length > 1,
  )
  const pair = clashing.filter((cell) => house?.cells.includes(cell)).slice(0, 2)
  stage.say('colourWrap', {
    ...removalSlots(stage, step),
    clashHouse: house ? houseLabel(stage, house) : 'one house',
    clashKind: house ? houseKind(stage, house) : 'house',
    clash: silently(stage.point(pair)),
    whole: silently(stage.point(clashing)),
  })
}

/** A cell that sees both colours, and one of each that it sees. */
function tellTrap(stage: Stage, step: Deduction, colourOf: (cell: number) => string): void {
  const target = step.removals[0]!.cell
  const { sees, cellCount } = stage.layout
  const seen = (colour: string) =>
    step.cells.filter((cell) => colourOf(cell) === colour && sees[target * cellCount + cell])
  const [green, yellow] = [seen(GREEN).slice(0, 1), seen(YELLOW).slice(0, 1)]
  stage.say('colourTrap', {
    ...removalSlots(stage, step),
    target: cellsSlot(stage, [target]),
    greenAct: silently(stage.point(green)),
    greenHere: { text: 'here', act: stage.point(green) },
    yellowAct: silently(stage.point(yellow)),
    yellowThere: { text: 'there', act: stage.point(yellow) },
  })
}

/** All places of a symbol in a box look at the same cell. */
export function tellKnightsMove(stage: Stage, step: Deduction): void {
  const house = step.houses[0]!
  stage.claim({
    kind: 'places',
    house: house.cells,
    symbol: step.symbols[0]!,
    cells: step.cells,
  })
  stage.say('knights', {
    ...removalSlots(stage, step),
    house: houseSlot(stage, house),
    mark: silently(markPattern(stage, step)),
  })
}
