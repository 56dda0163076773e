import type { Action, CellRef } from './action'
import { applyToCell, type Contradiction } from './applyToCell'
import type { Board } from './board'
import type { Cell } from './cell'

export interface ActionEffect {
  /** Cells that are different afterwards, by row-major index. */
  readonly changes: readonly { readonly index: number; readonly cell: Cell }[]
  /** What could not have happened as written, in the action's order. */
  readonly contradictions: readonly { readonly cell: CellRef; readonly reason: Contradiction }[]
}

/**
 * What an action does to a board: done as far as it can be, contradictions reported, never throwing. Selections
 * change no cell. `givens` (one text a cell, '' for none) fill cells whose state does not repeat them.
 */
export function applyAction(
  board: Board,
  action: Action,
  givens: readonly string[] = [],
): ActionEffect {
  const changed = new Map<number, Cell>()
  const contradictions: { cell: CellRef; reason: Contradiction }[] = []
  for (const ref of action.cells) {
    if (ref.row < 0 || ref.col < 0 || ref.row >= board.rows || ref.col >= board.cols) {
      contradictions.push({ cell: ref, reason: 'off-board' })
      continue
    }
    const index = ref.row * board.cols + ref.col
    const before = changed.get(index) ?? board.cellAt(index)
    const { cell, contradiction } = applyToCell(before, action, givens[index] ?? '')
    if (contradiction) contradictions.push({ cell: ref, reason: contradiction })
    if (cell !== before) changed.set(index, cell)
  }
  return { changes: Array.from(changed, ([index, cell]) => ({ index, cell })), contradictions }
}
