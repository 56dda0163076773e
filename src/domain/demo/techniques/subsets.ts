import { bitsOf, countBits } from '../puzzle/bits'
import { type Deduction, deduction, type TechniqueId } from '../solve/deduction'
import { holds, type Knowledge, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { combinations } from './combinations'
import { removalsOf } from './removalsOf'

/** `count` cells of a house that share `count` candidates. */
function naked(knowledge: Knowledge, id: TechniqueId, count: number): Deduction[] {
  const found: Deduction[] = []
  for (const house of knowledge.layout.houses) {
    const open = house.cells.filter((cell) => knowledge.values[cell]! < 0)
    if (open.length <= count) continue
    const small = open.filter((cell) => {
      const n = countBits(knowledge.candidates[cell]!)
      return n >= 2 && n <= count
    })
    for (const cells of combinations(small, count)) {
      const mask = cells.reduce((all, cell) => all | knowledge.candidates[cell]!, 0)
      if (countBits(mask) !== count) continue
      const removals = removalsOf(
        knowledge,
        open.filter((cell) => !cells.includes(cell)),
        mask,
      )
      if (removals.length > 0)
        found.push(deduction(id, { cells, symbols: bitsOf(mask), houses: [house], removals }))
    }
  }
  return found
}

/** `count` symbols of a house that share `count` cells. */
function hidden(knowledge: Knowledge, id: TechniqueId, count: number): Deduction[] {
  const found: Deduction[] = []
  for (const house of knowledge.layout.houses) {
    const symbols: number[] = []
    for (let symbol = 0; symbol < knowledge.layout.size; symbol++) {
      if (holds(knowledge, house.cells, symbol)) continue
      const n = placesFor(knowledge, house.cells, symbol).length
      if (n >= 2 && n <= count) symbols.push(symbol)
    }
    for (const chosen of combinations(symbols, count)) {
      const mask = chosen.reduce((all, symbol) => all | (1 << symbol), 0)
      const cells = house.cells.filter(
        (cell) => knowledge.values[cell]! < 0 && knowledge.candidates[cell]! & mask,
      )
      if (cells.length !== count) continue
      const removals = removalsOf(knowledge, cells, knowledge.layout.all & ~mask)
      if (removals.length > 0)
        found.push(deduction(id, { cells, symbols: chosen, houses: [house], removals }))
    }
  }
  return found
}

export const nakedPair: Technique = {
  id: 'naked-pair',
  rank: 6,
  find: (knowledge) => naked(knowledge, 'naked-pair', 2),
}

export const hiddenPair: Technique = {
  id: 'hidden-pair',
  rank: 7,
  find: (knowledge) => hidden(knowledge, 'hidden-pair', 2),
}

export const nakedTriple: Technique = {
  id: 'naked-triple',
  rank: 9,
  find: (knowledge) => naked(knowledge, 'naked-triple', 3),
}

export const hiddenTriple: Technique = {
  id: 'hidden-triple',
  rank: 10,
  find: (knowledge) => hidden(knowledge, 'hidden-triple', 3),
}
