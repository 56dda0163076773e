import type { Constraint } from '../puzzle/constraint'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { litCells, litConstraints } from '../puzzle/fog'
import { type Layout, layoutOf } from '../puzzle/layout'

/** What a solver knows at a moment: values entered and symbols not yet excluded. Changed in place. */
export interface Knowledge {
  readonly puzzle: DemoPuzzle
  readonly layout: Layout
  /** The clues that can be seen: all of them, but under fog. */
  constraints: readonly Constraint[]
  /** Symbol index, or −1 where no value stands. */
  readonly values: Int8Array
  /** One bit a symbol; a single bit where a value stands. */
  readonly candidates: Uint16Array
}

/** Knowledge at the start: the givens and what they exclude. */
export function startKnowledge(puzzle: DemoPuzzle, layout: Layout = layoutOf(puzzle)): Knowledge {
  const knowledge: Knowledge = {
    puzzle,
    layout,
    constraints: puzzle.constraints,
    values: new Int8Array(layout.cellCount).fill(-1),
    candidates: new Uint16Array(layout.cellCount).fill(layout.all),
  }
  puzzle.givens.forEach((symbol, cell) => {
    if (symbol >= 0) place(knowledge, cell, symbol)
  })
  liftFog(knowledge)
  return knowledge
}

/** A copy that can go its own way. */
export function copyKnowledge(knowledge: Knowledge): Knowledge {
  return {
    puzzle: knowledge.puzzle,
    layout: knowledge.layout,
    constraints: knowledge.constraints,
    values: Int8Array.from(knowledge.values),
    candidates: Uint16Array.from(knowledge.candidates),
  }
}

/** Enters a value and excludes it from the cells that see it. */
export function place(knowledge: Knowledge, cell: number, symbol: number): void {
  knowledge.values[cell] = symbol
  knowledge.candidates[cell] = 1 << symbol
  for (const peer of knowledge.layout.peers[cell]!)
    if (knowledge.values[peer]! < 0) knowledge.candidates[peer]! &= ~(1 << symbol)
  liftFog(knowledge)
}

/** Under fog, only the clues in the light are known. (Givens under fog are not made.) */
function liftFog(knowledge: Knowledge): void {
  const { puzzle, values } = knowledge
  if (puzzle.fogLights) knowledge.constraints = litConstraints(puzzle, litCells(puzzle, values))
}

/** Number of cells without a value. */
export function openCells(knowledge: Knowledge): number {
  let n = 0
  for (const value of knowledge.values) if (value < 0) n++
  return n
}

/** The open cells of a list that can still hold a symbol. */
export function placesFor(
  knowledge: Knowledge,
  cells: readonly number[],
  symbol: number,
): number[] {
  const bit = 1 << symbol
  return cells.filter(
    (cell) => knowledge.values[cell]! < 0 && (knowledge.candidates[cell]! & bit) !== 0,
  )
}

/** True where one of the cells already holds the symbol. */
export function holds(knowledge: Knowledge, cells: readonly number[], symbol: number): boolean {
  return cells.some((cell) => knowledge.values[cell] === symbol)
}

/** True when a cell has nothing left, or a house no place for a symbol. */
export function isBroken(knowledge: Knowledge): boolean {
  const { layout, candidates, values } = knowledge
  for (let cell = 0; cell < layout.cellCount; cell++) {
    if (candidates[cell] === 0) return true
    const value = values[cell]!
    if (value >= 0 && layout.peers[cell]!.some((peer) => values[peer] === value)) return true
  }
  return layout.houses.some((house) => {
    let seen = 0
    for (const cell of house.cells) seen |= candidates[cell]!
    return seen !== layout.all
  })
}
