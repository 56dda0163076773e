import { type Deduction, deduction } from '../solve/deduction'
import { holds, type Knowledge, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { removalsOf } from './removalsOf'

/**
 * Chains of houses with two places for a symbol, coloured alternately: one colour holds it throughout. Cells that
 * see both colours lose it; a colour that meets itself in a house is the false one.
 */
export const simpleColouring: Technique = {
  id: 'simple-colouring',
  rank: 16,
  find(knowledge) {
    const found: Deduction[] = []
    for (let symbol = 0; symbol < knowledge.layout.size; symbol++)
      for (const chain of chainsOf(knowledge, symbol)) {
        if (chain.cells.length < 4) continue
        const bit = 1 << symbol
        const { peers, sees, cellCount } = knowledge.layout
        const parts = {
          cells: chain.cells,
          symbols: [symbol],
          houses: chain.houses,
          roles: chain.colours,
        }
        for (const [which, colour] of chain.colours.entries()) {
          const clash = colour.some((a) => colour.some((b) => sees[a * cellCount + b]))
          if (!clash) continue
          found.push(
            deduction('simple-colouring', {
              ...parts,
              roles: [chain.colours[1 - which]!, colour],
              removals: removalsOf(knowledge, colour, bit),
            }),
          )
        }
        const [one, two] = chain.colours
        const both: number[] = []
        for (let cell = 0; cell < cellCount; cell++)
          if (
            !chain.cells.includes(cell) &&
            one.some((c) => peers[cell]!.includes(c)) &&
            two.some((c) => peers[cell]!.includes(c))
          )
            both.push(cell)
        const removals = removalsOf(knowledge, both, bit)
        if (removals.length > 0) found.push(deduction('simple-colouring', { ...parts, removals }))
      }
    return found
  },
}

interface Chain {
  readonly cells: readonly number[]
  readonly houses: Deduction['houses']
  readonly colours: readonly [readonly number[], readonly number[]]
}

function chainsOf(knowledge: Knowledge, symbol: number): Chain[] {
  const links = knowledge.layout.houses.flatMap((house) => {
    if (holds(knowledge, house.cells, symbol)) return []
    const places = placesFor(knowledge, house.cells, symbol)
    return places.length === 2 ? [{ house, a: places[0]!, b: places[1]! }] : []
  })
  const chains: Chain[] = []
  const seen = new Set<number>()
  for (const start of links) {
    if (seen.has(start.a)) continue
    const colourOf = new Map<number, 0 | 1>([[start.a, 0]])
    const order = [start.a]
    const houses: Deduction['houses'][number][] = []
    for (let i = 0; i < order.length; i++)
      for (const link of links) {
        const here = order[i]!
        if (link.a !== here && link.b !== here) continue
        const there = link.a === here ? link.b : link.a
        if (colourOf.has(there)) {
          if (!houses.includes(link.house)) houses.push(link.house)
          continue
        }
        colourOf.set(there, colourOf.get(here) === 0 ? 1 : 0)
        order.push(there)
        houses.push(link.house)
      }
    for (const cell of order) seen.add(cell)
    chains.push({
      cells: order,
      houses,
      colours: [
        order.filter((cell) => colourOf.get(cell) === 0),
        order.filter((cell) => colourOf.get(cell) === 1),
      ],
    })
  }
  return chains
}
