import { countBits } from '../../puzzle/bits'
import type { House } from '../../puzzle/layout'
import type { Stage } from '../stage'

/** Box, row and column of a cell. */
export function housesOf(stage: Stage, cell: number): House[] {
  const { layout } = stage
  return [
    layout.regions[layout.regionOf[cell]!]!,
    layout.rows[layout.rowOf[cell]!]!,
    layout.cols[layout.colOf[cell]!]!,
  ]
}

/** The symbols a house still lacks. */
export function missingMask(stage: Stage, house: House): number {
  const { values } = stage.knowledge
  return house.cells.reduce(
    (mask, c) => (values[c]! >= 0 ? mask & ~(1 << values[c]!) : mask),
    stage.layout.all,
  )
}

/** How many symbols a house still lacks. */
export function missingOf(stage: Stage, house: House): number {
  return countBits(missingMask(stage, house))
}

/** Of the three houses of a cell the one that lacks fewest. */
export function fewestMissing(stage: Stage, cell: number): House {
  return housesOf(stage, cell).sort((a, b) => missingOf(stage, a) - missingOf(stage, b))[0]!
}
