import { blockedBy } from './blockedBy'
import type { Stage } from './stage'

export interface Blocked {
  /** The cell whose value is in the way; null for cells that only a deduction excludes. */
  readonly by: number | null
  readonly cells: readonly number[]
}

/** Why a symbol cannot go in these open cells: as few visible values as explain it, then what only logic excludes. */
export function blockersOf(stage: Stage, cells: readonly number[], symbol: number): Blocked[] {
  const { knowledge } = stage
  let left = cells.filter(
    (cell) => knowledge.values[cell]! < 0 && !(knowledge.candidates[cell]! & (1 << symbol)),
  )
  const found: Blocked[] = []
  while (left.length > 0) {
    let best: Blocked = { by: null, cells: left }
    let most = 0
    for (let by = 0; by < knowledge.values.length; by++) {
      if (knowledge.values[by] !== symbol) continue
      const hidden = left.filter((cell) => blockedBy(stage, cell, by))
      if (hidden.length > most) {
        most = hidden.length
        best = { by, cells: hidden }
      }
    }
    found.push(best)
    if (best.by === null) break
    left = left.filter((cell) => !best.cells.includes(cell))
  }
  return found
}
