import type { Deduction } from '../solve/deduction'
import type { Stage } from './stage'

/** Where the solver has just been. */
export interface Attention {
  cell: number
  symbol: number
}

/**
 * The deduction a person would see first: an easy one, near the last digit, about the same digit, in a box rather
 * than a line, in a house that is nearly full.
 */
export function chooseDeduction(
  stage: Stage,
  attention: Attention,
  found: readonly { readonly rank: number; readonly step: Deduction }[],
): Deduction | null {
  if (found.length === 0) return null
  const { layout, knowledge } = stage
  const score = ({ rank, step }: (typeof found)[number]) => {
    const cell = step.place?.cell ?? step.cells[0]!
    const house = step.houses[0]
    let weight = 10 / (1 + rank)
    if (step.symbols[0] === attention.symbol) weight *= 3
    if (attention.cell >= 0) {
      if (layout.regionOf[cell] === layout.regionOf[attention.cell]) weight *= 3
      else if (layout.sees[cell * layout.cellCount + attention.cell]) weight *= 1.8
    }
    if (house?.kind === 'region') weight *= 1.6
    if (house) {
      const open = house.cells.filter((c) => knowledge.values[c]! < 0).length
      weight *= 1 + (layout.size - open) / layout.size
    }
    return weight * weight
  }
  return stage.random.weighted(found, score).step
}
