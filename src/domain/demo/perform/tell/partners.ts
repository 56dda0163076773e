import type { Constraint } from '../../puzzle/constraint'
import { canHold } from '../../rules/relation'
import type { Stage } from '../stage'

/** Symbols that may stand beside a symbol across a clue of neighbours, by the clue's rule and sudoku alone. */
export function partnersOf({ puzzle, layout }: Stage, clue: Constraint, symbol: number): number {
  const { base, size } = puzzle
  const [first = -1, second = -1] = clue.cells
  const apart = layout.sees[first * layout.cellCount + second] === 1
  let mask = 0
  for (let other = 0; other < size; other++) {
    if (other === symbol && apart) continue
    const pair = { ...clue, cells: clue.cells.slice(0, 2) }
    if (canHold(pair, [symbol + base, other + base], 2, base, base + size - 1)) mask |= 1 << other
  }
  return mask
}
