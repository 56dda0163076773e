import type { Constraint, ConstraintKind } from '../puzzle/constraint'
import { sumBounds } from '../rules/sumBounds'
import { supportsOf } from '../rules/supports'
import { type Deduction, deduction, type Removal, type TechniqueId } from '../solve/deduction'
import type { Knowledge } from '../solve/knowledge'
import type { Technique } from '../solve/technique'

const nameOf: Record<ConstraintKind, TechniqueId> = {
  cage: 'cage-combinations',
  thermo: 'thermometer-bounds',
  arrow: 'arrow-bounds',
  kropki: 'kropki-pair',
  xv: 'xv-pair',
  whisper: 'whisper-line',
  renban: 'renban-range',
  palindrome: 'palindrome-mirror',
  'little-killer': 'little-killer-bounds',
}

/** What a clue alone says of its cells. One technique a kind, so that a solver can be good at some. */
export function clueTechnique(kind: ConstraintKind): Technique {
  return {
    id: nameOf[kind],
    rank: kind === 'little-killer' ? 5 : 3,
    find: (knowledge) =>
      knowledge.constraints
        .filter((constraint) => constraint.kind === kind)
        .flatMap((constraint) =>
          kind === 'palindrome'
            ? mirrors(constraint).flatMap((pair) => narrow(knowledge, pair, constraint))
            : narrow(knowledge, constraint, constraint),
        ),
  }
}

/** The pairs of a palindrome that must be equal. */
function mirrors(constraint: Constraint): Constraint[] {
  const { cells } = constraint
  return Array.from({ length: cells.length >> 1 }, (_, i) => ({
    kind: 'palindrome',
    cells: [cells[i]!, cells[cells.length - 1 - i]!],
  }))
}

function narrow(knowledge: Knowledge, part: Constraint, whole: Constraint): Deduction[] {
  const { candidates, values, layout, puzzle } = knowledge
  const { cells } = part
  if (cells.every((cell) => values[cell]! >= 0)) return []
  const masks =
    supportsOf(part, candidates, layout, puzzle.base)?.masks ??
    ((part.kind === 'little-killer' || part.kind === 'cage') && part.sum !== null
      ? sumBounds(cells, part.sum, candidates, layout, puzzle.base)
      : null)
  if (!masks) return []
  const removals: Removal[] = []
  cells.forEach((cell, i) => {
    const mask = candidates[cell]! & ~masks[i]!
    if (mask !== 0 && values[cell]! < 0) removals.push({ cell, mask })
  })
  if (removals.length === 0) return []
  return [deduction(nameOf[part.kind], { cells, constraints: [whole], removals })]
}

/**
 * A symbol that a clue must hold somewhere: cells outside that see every place it has on the clue lose it.
 */
export const lockedInClue: Technique = {
  id: 'locked-in-clue',
  rank: 4,
  find(knowledge) {
    const { candidates, values, layout, puzzle } = knowledge
    const found: Deduction[] = []
    for (const constraint of knowledge.constraints) {
      if (constraint.kind !== 'cage' && constraint.kind !== 'renban') continue
      const always = supportsOf(constraint, candidates, layout, puzzle.base)?.always ?? 0
      for (let symbol = 0; symbol < layout.size; symbol++) {
        if (!(always & (1 << symbol))) continue
        const places = constraint.cells.filter((cell) => candidates[cell]! & (1 << symbol))
        if (places.some((cell) => values[cell]! >= 0)) continue
        const removals = layout.peers[places[0]!]!.filter(
          (cell) =>
            values[cell]! < 0 &&
            !constraint.cells.includes(cell) &&
            candidates[cell]! & (1 << symbol) &&
            places.every((place) => layout.sees[place * layout.cellCount + cell]),
        ).map((cell) => ({ cell, mask: 1 << symbol }))
        if (removals.length > 0)
          found.push(
            deduction('locked-in-clue', {
              cells: places,
              symbols: [symbol],
              constraints: [constraint],
              removals,
            }),
          )
      }
    }
    return found
  },
}
