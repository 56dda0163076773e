import { type Deduction, deduction } from '../solve/deduction'
import { holds, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'

/** The few places of a symbol in a house all see a cell outside it, some by a knight's move. */
export const knightsMove: Technique = {
  id: 'knights-move',
  rank: 4,
  find(knowledge) {
    const { layout, candidates, values, puzzle } = knowledge
    if (!puzzle.antiKnight) return []
    const found: Deduction[] = []
    for (const house of layout.regions)
      for (let symbol = 0; symbol < layout.size; symbol++) {
        if (holds(knowledge, house.cells, symbol)) continue
        const places = placesFor(knowledge, house.cells, symbol)
        if (places.length < 2 || places.length > 3) continue
        const removals = layout.peers[places[0]!]!.filter(
          (cell) =>
            values[cell]! < 0 &&
            candidates[cell]! & (1 << symbol) &&
            !house.cells.includes(cell) &&
            places.every((place) => layout.sees[place * layout.cellCount + cell]) &&
            !sameLine(layout.rowOf, places, cell) &&
            !sameLine(layout.colOf, places, cell),
        ).map((cell) => ({ cell, mask: 1 << symbol }))
        if (removals.length > 0)
          found.push(
            deduction('knights-move', {
              cells: places,
              symbols: [symbol],
              houses: [house],
              removals,
            }),
          )
      }
    return found
  },
}

function sameLine(lineOf: readonly number[], places: readonly number[], cell: number): boolean {
  return places.every((place) => lineOf[place] === lineOf[cell])
}
