import type { Removal } from '../solve/deduction'
import type { Knowledge } from '../solve/knowledge'

/** What a mask takes away from open cells: only cells that still hold some of it. */
export function removalsOf(knowledge: Knowledge, cells: Iterable<number>, mask: number): Removal[] {
  const removals: Removal[] = []
  for (const cell of cells) {
    const gone = knowledge.candidates[cell]! & mask
    if (knowledge.values[cell]! < 0 && gone !== 0) removals.push({ cell, mask: gone })
  }
  return removals
}
