import type { House } from '../puzzle/layout'
import { type Deduction, deduction, type TechniqueId } from '../solve/deduction'
import { holds, type Knowledge, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { removalsOf } from './removalsOf'

/** A symbol whose places in `from` all lie in `to` leaves the rest of `to`. */
function locked(
  knowledge: Knowledge,
  id: TechniqueId,
  from: readonly House[],
  to: readonly House[],
): Deduction[] {
  const found: Deduction[] = []
  for (const house of from)
    for (let symbol = 0; symbol < knowledge.layout.size; symbol++) {
      if (holds(knowledge, house.cells, symbol)) continue
      const places = placesFor(knowledge, house.cells, symbol)
      if (places.length < 2) continue
      for (const other of to) {
        if (!places.every((cell) => other.cells.includes(cell))) continue
        const rest = other.cells.filter((cell) => !house.cells.includes(cell))
        const removals = removalsOf(knowledge, rest, 1 << symbol)
        if (removals.length > 0)
          found.push(
            deduction(id, { cells: places, symbols: [symbol], houses: [house, other], removals }),
          )
      }
    }
  return found
}

/** Box to line. */
export const pointing: Technique = {
  id: 'pointing',
  rank: 4,
  find: (knowledge) =>
    locked(knowledge, 'pointing', knowledge.layout.regions, [
      ...knowledge.layout.rows,
      ...knowledge.layout.cols,
    ]),
}

/** Line to box. */
export const boxLine: Technique = {
  id: 'box-line',
  rank: 5,
  find: (knowledge) =>
    locked(
      knowledge,
      'box-line',
      [...knowledge.layout.rows, ...knowledge.layout.cols],
      knowledge.layout.regions,
    ),
}
