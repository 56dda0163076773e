import type { Cell } from '../board/cell'
import type { UniqueGroup } from './uniqueGroups'

/** What of one cell breaks a rule. */
export interface CellConflict {
  /** Its value (or given) stands in a group twice. */
  readonly value: boolean
  /** Its marks that a value in one of its groups rules out. */
  readonly corner: ReadonlySet<string>
  readonly centre: ReadonlySet<string>
}

/**
 * Finds, for each cell that has any, what contradicts a value in one of its groups. `valueAt` gives the value a cell
 * shows (given or entered, '' for none), `cellAt` its marks.
 */
export function findConflicts(
  groups: readonly UniqueGroup[],
  valueAt: (index: number) => string,
  cellAt: (index: number) => Cell,
): Map<number, CellConflict> {
  const found = new Map<number, { value: boolean; corner: Set<string>; centre: Set<string> }>()
  const at = (index: number) => {
    const known = found.get(index)
    if (known) return known
    const made = { value: false, corner: new Set<string>(), centre: new Set<string>() }
    found.set(index, made)
    return made
  }
  for (const group of groups) {
    const holders = new Map<string, number>()
    for (const index of group) {
      const value = valueAt(index)
      if (value !== '') holders.set(value, (holders.get(value) ?? 0) + 1)
    }
    if (holders.size === 0) continue
    for (const index of group) {
      const value = valueAt(index)
      if (value !== '') {
        if (holders.get(value)! > 1) at(index).value = true
        continue
      }
      const cell = cellAt(index)
      for (const mark of cell.corner) if (holders.has(mark)) at(index).corner.add(mark)
      for (const mark of cell.centre) if (holders.has(mark)) at(index).centre.add(mark)
    }
  }
  return found
}
