import type { House } from '../puzzle/layout'
import { type Deduction, deduction } from '../solve/deduction'
import { holds, type Knowledge, placesFor } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { removalsOf } from './removalsOf'

/**
 * Two lines with two places each, one end of both on a common crossing line (the base): one of the other two ends
 * (the roofs) must hold the symbol, so it leaves every cell that sees both roofs.
 */
export const skyscraper: Technique = {
  id: 'skyscraper',
  rank: 13,
  find: (knowledge) => [
    ...between(knowledge, knowledge.layout.rows, knowledge.layout.colOf),
    ...between(knowledge, knowledge.layout.cols, knowledge.layout.rowOf),
  ],
}

function between(
  knowledge: Knowledge,
  lines: readonly House[],
  crossing: readonly number[],
): Deduction[] {
  const found: Deduction[] = []
  const { peers } = knowledge.layout
  for (let symbol = 0; symbol < knowledge.layout.size; symbol++) {
    const pairs = lines.flatMap((house) => {
      if (holds(knowledge, house.cells, symbol)) return []
      const places = placesFor(knowledge, house.cells, symbol)
      return places.length === 2 ? [{ house, places }] : []
    })
    for (const [i, first] of pairs.entries())
      for (const second of pairs.slice(i + 1))
        for (const base1 of first.places)
          for (const base2 of second.places) {
            if (crossing[base1] !== crossing[base2]) continue
            const roof1 = first.places.find((cell) => cell !== base1)!
            const roof2 = second.places.find((cell) => cell !== base2)!
            if (crossing[roof1] === crossing[roof2]) continue
            const both = peers[roof1]!.filter(
              (cell) => peers[roof2]!.includes(cell) && cell !== base1 && cell !== base2,
            )
            const removals = removalsOf(knowledge, both, 1 << symbol)
            if (removals.length > 0)
              found.push(
                deduction('skyscraper', {
                  cells: [base1, roof1, base2, roof2],
                  symbols: [symbol],
                  houses: [first.house, second.house],
                  removals,
                  roles: [
                    [base1, base2],
                    [roof1, roof2],
                  ],
                }),
              )
          }
  }
  return found
}
