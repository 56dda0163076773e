import { countBits } from '../puzzle/bits'
import type { Constraint } from '../puzzle/constraint'
import type { Layout } from '../puzzle/layout'
import { supportsOf } from '../rules/supports'

/** What the search needs of a puzzle. */
export interface SearchRules {
  readonly layout: Layout
  readonly constraints: readonly Constraint[]
  readonly base: number
}

/**
 * Narrows candidates in place by singles (naked and hidden) and by each constraint alone until nothing changes.
 * False when a cell or a house has nowhere left to go.
 */
export function propagate(rules: SearchRules, candidates: Uint16Array): boolean {
  const { layout } = rules
  const done = new Uint8Array(layout.cellCount)
  for (;;) {
    let changed = false
    for (let cell = 0; cell < layout.cellCount; cell++) {
      const mask = candidates[cell]!
      if (mask === 0) return false
      if (done[cell] || mask & (mask - 1)) continue
      done[cell] = 1
      for (const peer of layout.peers[cell]!)
        if (candidates[peer]! & mask) {
          candidates[peer]! &= ~mask
          if (candidates[peer] === 0) return false
          changed = true
        }
    }
    if (changed) continue
    for (const house of layout.houses) {
      let once = 0
      let twice = 0
      for (const cell of house.cells) {
        twice |= once & candidates[cell]!
        once |= candidates[cell]!
      }
      if (once !== layout.all) return false
      const single = once & ~twice
      if (single === 0) continue
      for (const cell of house.cells) {
        const hit = candidates[cell]! & single
        if (hit === 0 || hit === candidates[cell]) continue
        if (hit & (hit - 1)) return false
        candidates[cell] = hit
        changed = true
      }
    }
    if (changed) continue
    for (const constraint of rules.constraints) {
      const masks = supportsOf(constraint, candidates, layout, rules.base)?.masks
      if (!masks) continue
      constraint.cells.forEach((cell, i) => {
        if (candidates[cell]! & ~masks[i]!) {
          candidates[cell]! &= masks[i]!
          changed = true
        }
      })
      if (masks.some((mask) => mask === 0)) return false
    }
    if (!changed) return true
  }
}

/** The open cell with the fewest candidates, or −1 when all are decided. */
export function tightestCell(candidates: Uint16Array): number {
  let best = -1
  let bestCount = 99
  for (let cell = 0; cell < candidates.length; cell++) {
    const mask = candidates[cell]!
    if ((mask & (mask - 1)) === 0) continue
    const count = countBits(mask)
    if (count < bestCount) {
      best = cell
      bestCount = count
      if (count === 2) break
    }
  }
  return best
}
