import { bitsOf, countBits } from '../puzzle/bits'
import { type Deduction, deduction } from '../solve/deduction'
import type { Technique } from '../solve/technique'
import { removalsOf } from './removalsOf'

/** A pivot of two candidates and two pincers that share one each and a third between them. */
export const xyWing: Technique = {
  id: 'xy-wing',
  rank: 14,
  find(knowledge) {
    const { layout, candidates, values } = knowledge
    const found: Deduction[] = []
    const pairs: number[] = []
    for (let cell = 0; cell < layout.cellCount; cell++)
      if (values[cell]! < 0 && countBits(candidates[cell]!) === 2) pairs.push(cell)
    for (const pivot of pairs) {
      const wings = pairs.filter(
        (cell) =>
          layout.peers[pivot]!.includes(cell) &&
          countBits(candidates[cell]! & candidates[pivot]!) === 1,
      )
      for (const [i, left] of wings.entries())
        for (const right of wings.slice(i + 1)) {
          const shared = candidates[left]! & candidates[right]! & ~candidates[pivot]!
          if (shared === 0) continue
          if ((candidates[left]! | candidates[right]!) !== (candidates[pivot]! | shared)) continue
          if ((candidates[left]! & candidates[right]!) !== shared) continue
          const both = layout.peers[left]!.filter(
            (cell) => layout.peers[right]!.includes(cell) && cell !== pivot,
          )
          const removals = removalsOf(knowledge, both, shared)
          if (removals.length > 0)
            found.push(
              deduction('xy-wing', {
                cells: [pivot, left, right],
                symbols: [...bitsOf(shared), ...bitsOf(candidates[pivot]!)],
                removals,
                roles: [[pivot], [left], [right]],
              }),
            )
        }
    }
    return found
  },
}
