import { applyAction } from '../board/applyAction'
import type { Board } from '../board/board'
import type { Cell } from '../board/cell'
import { boardAt } from './boardAt'
import type { Trace } from './trace'

/**
 * What a group's actions make of the board before it: what its own state should say. For the first group, and without
 * groups, the board itself. Contradictions are passed over as in decoding.
 */
export function expectedBoard(trace: Trace, group: number): Board {
  if (group <= 0) return boardAt(trace, group)
  const { actions, actionStart } = trace.groups
  const before = boardAt(trace, group - 1)
  const changed = new Map<number, Cell>()
  const board: Board = {
    rows: trace.rows,
    cols: trace.cols,
    cellAt: (index) => changed.get(index) ?? before.cellAt(index),
  }
  for (let i = actionStart[group] ?? 0; i < (actionStart[group + 1] ?? 0); i++) {
    const action = actions[i]
    if (!action) continue
    for (const { index, cell } of applyAction(board, action, trace.givens).changes)
      changed.set(index, cell)
  }
  return board
}
