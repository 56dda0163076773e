import { lowestBit } from '../puzzle/bits'
import { type Deduction, deduction } from '../solve/deduction'
import { holds, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'

/** The last open cell of a house. */
export const fullHouse: Technique = {
  id: 'full-house',
  rank: 0,
  find: (knowledge) =>
    knowledge.layout.houses.flatMap((house): Deduction[] => {
      const open = house.cells.filter((cell) => knowledge.values[cell]! < 0)
      const cell = open[0]
      if (open.length !== 1 || cell === undefined || knowledge.candidates[cell] === 0) return []
      const symbol = lowestBit(knowledge.candidates[cell]!)
      return [
        deduction('full-house', {
          cells: [cell],
          symbols: [symbol],
          houses: [house],
          place: { cell, symbol },
        }),
      ]
    }),
}

/** A symbol with one place left in a house. */
export const hiddenSingle: Technique = {
  id: 'hidden-single',
  rank: 1,
  find(knowledge) {
    const found: Deduction[] = []
    for (const house of knowledge.layout.houses)
      for (let symbol = 0; symbol < knowledge.layout.size; symbol++) {
        if (holds(knowledge, house.cells, symbol)) continue
        const places = placesFor(knowledge, house.cells, symbol)
        const cell = places[0]
        if (places.length !== 1 || cell === undefined) continue
        found.push(
          deduction('hidden-single', {
            cells: [cell],
            symbols: [symbol],
            houses: [house],
            place: { cell, symbol },
          }),
        )
      }
    return found
  },
}

/** A cell with one symbol left. */
export const nakedSingle: Technique = {
  id: 'naked-single',
  rank: 2,
  find(knowledge) {
    const found: Deduction[] = []
    for (let cell = 0; cell < knowledge.layout.cellCount; cell++) {
      const mask = knowledge.candidates[cell]!
      if (knowledge.values[cell]! >= 0 || mask === 0 || mask & (mask - 1)) continue
      const symbol = lowestBit(mask)
      found.push(
        deduction('naked-single', { cells: [cell], symbols: [symbol], place: { cell, symbol } }),
      )
    }
    return found
  },
}
