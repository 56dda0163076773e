import type { House } from '../puzzle/layout'
import type { Deduction } from './deduction'
import type { Knowledge } from './knowledge'

/** Calls back with each (cell, symbol) whose absence a deduction may rest on: more than needed at times, never less. */
export function forEachReliance(
  knowledge: Knowledge,
  step: Deduction,
  visit: (cell: number, symbol: number) => void,
): void {
  const { candidates, values, layout } = knowledge
  const absentIn = (cells: readonly number[]) => {
    for (const cell of cells)
      if (values[cell]! < 0)
        for (let symbol = 0; symbol < layout.size; symbol++)
          if (!(candidates[cell]! & (1 << symbol))) visit(cell, symbol)
  }
  const absentOutside = (houses: readonly House[], symbols: readonly number[]) => {
    for (const house of houses)
      for (const cell of house.cells)
        if (values[cell]! < 0 && !step.cells.includes(cell))
          for (const symbol of symbols)
            if (!(candidates[cell]! & (1 << symbol))) visit(cell, symbol)
  }
  switch (step.technique) {
    case 'full-house':
      return
    case 'hidden-single':
    case 'hidden-pair':
    case 'hidden-triple':
    case 'skyscraper':
    case 'simple-colouring':
    case 'knights-move':
      absentOutside(step.houses, step.symbols)
      return
    case 'pointing':
    case 'box-line':
      absentOutside(step.houses.slice(0, 1), step.symbols)
      return
    case 'x-wing':
    case 'swordfish':
      absentOutside(step.houses.slice(0, step.houses.length / 2), step.symbols)
      return
    case 'parity':
    case 'polarity':
      absentIn(step.cells)
      for (const house of step.houses) absentIn(house.cells)
      return
    case 'locked-in-clue':
      for (const constraint of step.constraints) absentIn(constraint.cells)
      return
    default:
      absentIn(step.cells)
  }
}
