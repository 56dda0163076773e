import type { Board } from '../board/board'
import { EMPTY_CELL } from '../board/emptyCell'
import type { Trace } from './trace'

/**
 * The board after a group: a view, not a copy; a cell that did not change between two groups is the same object. A group
 * before the first (−1: no groups at all) is the empty board; one after the last is the last.
 */
export function boardAt(trace: Trace, group: number): Board {
  const { rows, cols, groups } = trace
  const cells = rows * cols
  const at = Math.min(group, groups.count - 1)
  const { boards, palette } = groups
  const base = at * cells
  return {
    rows,
    cols,
    cellAt(index) {
      if (at < 0 || index < 0 || index >= cells) return EMPTY_CELL
      return palette[boards[base + index] ?? 0] ?? EMPTY_CELL
    },
  }
}
