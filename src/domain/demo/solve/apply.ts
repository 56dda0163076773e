import type { Deduction } from './deduction'
import { type Knowledge, place } from './knowledge'

/** Takes a deduction's conclusion into the knowledge. */
export function applyDeduction(knowledge: Knowledge, step: Deduction): void {
  if (step.place) place(knowledge, step.place.cell, step.place.symbol)
  for (const { cell, mask } of step.removals) knowledge.candidates[cell]! &= ~mask
}
