import type { House } from '../puzzle/layout'
import { type Deduction, deduction } from '../solve/deduction'
import type { Knowledge } from '../solve/knowledge'
import type { Technique } from '../solve/technique'
import { removalsOf } from './removalsOf'

/**
 * As many lines as regions, nearly over each other: the cells the regions have beyond the lines hold the same digits
 * as the cells the lines have beyond the regions.
 */
export const lawOfLeftovers: Technique = {
  id: 'law-of-leftovers',
  rank: 8,
  find(knowledge) {
    if (knowledge.puzzle.boxes) return []
    const { rows, cols, regions, size } = knowledge.layout
    const found: Deduction[] = []
    for (const lines of [rows, cols])
      for (let count = 1; count <= 4; count++)
        for (const from of [0, size - count]) {
          const band = lines.slice(from, from + count)
          const area = new Set(band.flatMap((house) => house.cells))
          const inside = (house: House) => house.cells.filter((cell) => area.has(cell)).length
          const chosen = [...regions]
            .sort((a, b) => inside(b) - inside(a) || a.index - b.index)
            .slice(0, count)
          found.push(...compare(knowledge, band, chosen))
        }
    return found
  },
}

const MOST = 3

function compare(knowledge: Knowledge, band: readonly House[], regions: readonly House[]) {
  const area = new Set(band.flatMap((house) => house.cells))
  const cover = new Set(regions.flatMap((house) => house.cells))
  const out = [...cover].filter((cell) => !area.has(cell))
  const inn = [...area].filter((cell) => !cover.has(cell))
  if (out.length === 0 || out.length > MOST) return []
  const { candidates } = knowledge
  const any = (cells: readonly number[]) =>
    cells.reduce((mask, cell) => mask | candidates[cell]!, 0)
  const removals = [
    ...removalsOf(knowledge, out, ~any(inn) & knowledge.layout.all),
    ...removalsOf(knowledge, inn, ~any(out) & knowledge.layout.all),
  ]
  if (removals.length === 0) return []
  const found: Deduction[] = [
    deduction('law-of-leftovers', {
      cells: [...out, ...inn],
      houses: [...band, ...regions],
      removals,
      roles: [out, inn],
    }),
  ]
  return found
}
