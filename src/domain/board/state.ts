import type { Cell } from './cell'

/** A serialised state: the cells in row order, and what SudokuPad writes beside them. */
export interface State {
  /** Row-major over the whole grid; may be shorter or longer than the board it belongs to. */
  readonly cells: readonly Cell[]
  readonly id?: string
  /** Milliseconds on the app's clock. */
  readonly time?: number
  /** Depth of the undo stack. */
  readonly actions?: number
  readonly pencolor?: string
}
