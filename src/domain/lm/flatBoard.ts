import { boardAt } from '../trace/boardAt'
import type { Trace } from '../trace/trace'

export interface FlatBoard {
  /** `rows * cols` characters, `.` for empty. */
  readonly text: string
  /** Row-major indices of cells whose value is no single character; they stand as `.`. */
  readonly unwritable: readonly number[]
}

/** The values on the board after a group, givens included, one character a cell; without groups the puzzle's own board. */
export function flatBoard(trace: Trace, group: number): FlatBoard {
  const board = boardAt(trace, group)
  const unwritable: number[] = []
  let text = ''
  for (let cell = 0; cell < trace.rows * trace.cols; cell++) {
    const value = board.cellAt(cell).value || trace.givens[cell] || '.'
    const single = Array.from(value).length === 1
    if (!single) unwritable.push(cell)
    text += single ? value : '.'
  }
  return { text, unwritable }
}
