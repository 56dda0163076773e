import type { Technique } from '../solve/technique'
import { classDeductions, type KindLink } from './twoClasses'

/** White dots and V alternate odd and even, X keeps them equal: chains of them against the odds and evens of a house. */
export const parity: Technique = {
  id: 'parity',
  rank: 8,
  find(knowledge) {
    const { size } = knowledge.layout
    const { base } = knowledge.puzzle
    let odd = 0
    for (let symbol = 0; symbol < size; symbol++) if ((symbol + base) % 2 === 1) odd |= 1 << symbol
    const links = knowledge.constraints.flatMap((constraint): KindLink[] => {
      const [a = -1, b = -1] = constraint.cells
      if (constraint.kind === 'kropki' && constraint.dot === 'white')
        return [{ a, b, same: false, constraint }]
      if (constraint.kind === 'xv') return [{ a, b, same: constraint.sum === 10, constraint }]
      return []
    })
    return classDeductions(
      knowledge,
      'parity',
      { one: odd, two: knowledge.layout.all & ~odd },
      links,
    )
  },
}
