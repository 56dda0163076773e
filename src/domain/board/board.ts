import type { Cell } from './cell'

/** A board at one moment: a read-only view, row-major, `index = row * cols + col`, both zero-based. */
export interface Board {
  readonly rows: number
  readonly cols: number
  /** The cell at a row-major index; the shared empty cell for an index off the board. */
  cellAt(index: number): Cell
}
