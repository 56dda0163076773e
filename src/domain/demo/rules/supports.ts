import type { Constraint } from '../puzzle/constraint'
import type { Layout } from '../puzzle/layout'
import { canHold } from './relation'

/** Nodes after which a constraint is left as it is: long sums over open cells say little anyway. */
const NODE_LIMIT = 6000

/**
 * The symbols each cell of a constraint can hold in some filling of its cells that obeys the constraint and in which
 * cells that see each other differ, in the order of `constraint.cells`; null when the search grew too large to finish.
 * An unsatisfiable constraint gives empty masks.
 */
export function supportsOf(
  constraint: Constraint,
  candidates: ArrayLike<number>,
  layout: Layout,
  base: number,
): number[] | null {
  const { cells } = constraint
  const total = cells.length
  const low = base
  const high = base + layout.size - 1
  const masks = new Array<number>(total).fill(0)
  const numbers = new Array<number>(total).fill(0)
  let nodes = 0
  const visit = (k: number): boolean => {
    if (k === total) {
      for (let i = 0; i < total; i++) masks[i]! |= 1 << (numbers[i]! - base)
      return true
    }
    const cell = cells[k]!
    let found = false
    for (let m = candidates[cell]!; m !== 0; m &= m - 1) {
      if (++nodes > NODE_LIMIT) return found
      const number = base + 31 - Math.clz32(m & -m)
      numbers[k] = number
      let clash = false
      for (let j = 0; j < k; j++)
        if (numbers[j] === number && layout.sees[cells[j]! * layout.cellCount + cell]) {
          clash = true
          break
        }
      if (clash || !canHold(constraint, numbers, k + 1, low, high)) continue
      if (visit(k + 1)) found = true
    }
    return found
  }
  visit(0)
  return nodes > NODE_LIMIT ? null : masks
}
