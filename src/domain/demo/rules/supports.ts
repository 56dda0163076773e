import type { Constraint } from '../puzzle/constraint'
import type { Layout } from '../puzzle/layout'
import { canHold } from './relation'

/** Nodes after which a constraint is left as it is: long sums over open cells say little anyway. */
const NODE_LIMIT = 4000

export interface Supports {
  /** What each cell can hold in some filling, in the order of the cells. */
  readonly masks: readonly number[]
  /** What every filling holds somewhere. */
  readonly always: number
  /** The distinct sets of symbols that fillings use. */
  readonly sets: ReadonlySet<number>
}

/**
 * Every filling of a constraint's cells from their candidates that obeys the constraint and in which cells that see
 * each other differ, summed up; null when there are too many to go through. An unsatisfiable constraint gives empty
 * masks.
 */
export function supportsOf(
  constraint: Constraint,
  candidates: ArrayLike<number>,
  layout: Layout,
  base: number,
): Supports | null {
  const { cells } = constraint
  const total = cells.length
  const low = base
  const high = base + layout.size - 1
  const masks = new Array<number>(total).fill(0)
  const numbers = new Array<number>(total).fill(0)
  const sets = new Set<number>()
  let always = layout.all
  let nodes = 0
  const visit = (k: number, used: number): void => {
    if (k === total) {
      for (let i = 0; i < total; i++) masks[i]! |= 1 << (numbers[i]! - base)
      always &= used
      sets.add(used)
      return
    }
    const cell = cells[k]!
    for (let m = candidates[cell]!; m !== 0; m &= m - 1) {
      if (++nodes > NODE_LIMIT) return
      const bit = m & -m
      const number = base + 31 - Math.clz32(bit)
      numbers[k] = number
      if (used & bit && clashes(k, cell, number)) continue
      if (canHold(constraint, numbers, k + 1, low, high)) visit(k + 1, used | bit)
    }
  }
  const clashes = (k: number, cell: number, number: number): boolean => {
    for (let j = 0; j < k; j++)
      if (numbers[j] === number && layout.sees[cells[j]! * layout.cellCount + cell]) return true
    return false
  }
  visit(0, 0)
  return nodes > NODE_LIMIT ? null : { masks, always: sets.size === 0 ? 0 : always, sets }
}
