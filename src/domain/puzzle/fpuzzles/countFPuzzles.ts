import { limits } from '../limits'
import { isObject, listOf, own, type SourceObject } from '../sourceValue'
import { convertRegions, gridRows } from './grid'

/** The counts of an f-puzzles source, by the names its own lists have. */
export function countFPuzzles(source: SourceObject) {
  const grid = gridRows(source)
  const cols = grid.reduce((most, row) => Math.max(most, row.length), 0)
  let givens = 0
  for (const row of grid)
    for (const cell of row) if (isObject(cell) && own(cell, 'given')) givens += 1
  const count = (...keys: string[]) =>
    keys.reduce((sum, key) => sum + listOf(own(source, key)).length, 0)
  return {
    rows: grid.length,
    cols,
    givens,
    lines: count('line'),
    arrows: count('arrow'),
    cages: count('killercage', 'cage'),
    overlays: count('circle', 'rectangle', 'text'),
    underlays: 0,
    regions: Math.max(grid.length, cols) > limits.side ? 0 : convertRegions(grid, cols).length,
    fog: ['foglight', 'fogofwar', 'triggereffect'].some(
      (key) => listOf(own(source, key)).length > 0,
    ),
    bg: false,
    constraints: Object.keys(source)
      .filter((key) => key !== 'grid' && listOf(own(source, key)).length > 0)
      .sort(),
  }
}
