import { highestBit, lowestBit } from '../puzzle/bits'
import type { Layout } from '../puzzle/layout'

/** Smallest and largest sum of open cells, cells of one region differing; a bound, not always reached. */
export function sumRange(
  cells: readonly number[],
  candidates: ArrayLike<number>,
  layout: Layout,
  base: number,
): { readonly min: number; readonly max: number } {
  const groups = new Map<number, number[]>()
  for (const cell of cells) {
    const group = groups.get(layout.regionOf[cell]!)
    if (group) group.push(cell)
    else groups.set(layout.regionOf[cell]!, [cell])
  }
  let min = 0
  let max = 0
  for (const group of groups.values()) {
    const lows = group.map((cell) => lowestBit(candidates[cell]! || 1) + base)
    const highs = group.map((cell) => highestBit(candidates[cell]! || 1) + base)
    let previous = Number.NEGATIVE_INFINITY
    for (const low of lows.sort((a, b) => a - b)) {
      previous = Math.max(low, previous + 1)
      min += previous
    }
    previous = Number.POSITIVE_INFINITY
    for (const high of highs.sort((a, b) => b - a)) {
      previous = Math.min(high, previous - 1)
      max += previous
    }
  }
  return { min, max }
}

/** Masks of what each cell can hold if the cells add up to a sum, by bounds alone. */
export function sumBounds(
  cells: readonly number[],
  sum: number,
  candidates: ArrayLike<number>,
  layout: Layout,
  base: number,
): number[] {
  return cells.map((cell) => {
    const others = sumRange(
      cells.filter((other) => other !== cell),
      candidates,
      layout,
      base,
    )
    let mask = 0
    for (let symbol = 0; symbol < layout.size; symbol++) {
      const rest = sum - symbol - base
      if (candidates[cell]! & (1 << symbol) && rest >= others.min && rest <= others.max)
        mask |= 1 << symbol
    }
    return mask
  })
}
