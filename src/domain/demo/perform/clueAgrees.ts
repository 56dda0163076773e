import { supportsOf } from '../rules/supports'
import type { Deduction } from '../solve/deduction'
import type { Stage } from './stage'

/**
 * True when no clue in sight takes more from a cell than its mask already says: else marks written there would be ones
 * that anybody can see are wrong. `step` is one that is still to be applied.
 */
export function clueAgrees(
  stage: Stage,
  cell: number,
  mask: number,
  step: Deduction | null = null,
): boolean {
  const { knowledge, layout, puzzle } = stage
  const candidates = Uint16Array.from(knowledge.candidates)
  for (const removal of step?.removals ?? []) candidates[removal.cell]! &= ~removal.mask
  candidates[cell] = mask
  return knowledge.constraints.every((clue) => {
    const at = clue.cells.indexOf(cell)
    if (at < 0) return true
    const supports = supportsOf(clue, candidates, layout, puzzle.base)
    return supports === null || (mask & ~supports.masks[at]!) === 0
  })
}
