import type { House } from '../puzzle/layout'
import { type Deduction, deduction, type TechniqueId } from '../solve/deduction'
import { holds, type Knowledge, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { combinations } from './combinations'
import { removalsOf } from './removalsOf'

/** A symbol that `count` lines hold only within `count` crossing lines leaves the rest of those. */
function fish(knowledge: Knowledge, id: TechniqueId, count: number): Deduction[] {
  const { rows, cols } = knowledge.layout
  return [
    ...across(knowledge, id, count, rows, cols, knowledge.layout.colOf),
    ...across(knowledge, id, count, cols, rows, knowledge.layout.rowOf),
  ]
}

function across(
  knowledge: Knowledge,
  id: TechniqueId,
  count: number,
  from: readonly House[],
  to: readonly House[],
  indexOf: readonly number[],
): Deduction[] {
  const found: Deduction[] = []
  for (let symbol = 0; symbol < knowledge.layout.size; symbol++) {
    const lines = from.flatMap((house) => {
      if (holds(knowledge, house.cells, symbol)) return []
      const places = placesFor(knowledge, house.cells, symbol)
      return places.length >= 2 && places.length <= count ? [{ house, places }] : []
    })
    for (const chosen of combinations(lines, count)) {
      const cells = chosen.flatMap((line) => line.places)
      const crossing = new Set(cells.map((cell) => indexOf[cell]!))
      if (crossing.size !== count) continue
      const covers = [...crossing].sort((a, b) => a - b).map((i) => to[i]!)
      const rest = covers.flatMap((house) => house.cells).filter((cell) => !cells.includes(cell))
      const removals = removalsOf(knowledge, rest, 1 << symbol)
      if (removals.length > 0)
        found.push(
          deduction(id, {
            cells,
            symbols: [symbol],
            houses: [...chosen.map((line) => line.house), ...covers],
            removals,
          }),
        )
    }
  }
  return found
}

export const xWing: Technique = { id: 'x-wing', rank: 12, find: (k) => fish(k, 'x-wing', 2) }
export const swordfish: Technique = {
  id: 'swordfish',
  rank: 15,
  find: (k) => fish(k, 'swordfish', 3),
}
