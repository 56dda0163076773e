import { limits } from './limits'
import type { ProblemLog } from './problemLog'

/** The parts of a row that tell the grid's size and givens. */
export interface RowGrid {
  readonly rows: number
  readonly cols: number
  readonly board: string
}

/**
 * The grid of a row, made sound: `rows` and `cols` when they are sizes a board can have, else guessed from the
 * number of characters of the initial board or solution (a square), else nine by nine. Says what it had to guess.
 */
export function rowGrid(
  raw: {
    readonly rows: number
    readonly cols: number
    readonly initial_board: string
    readonly solution: string | null
  },
  problems: ProblemLog,
): RowGrid {
  const board = typeof raw.initial_board === 'string' ? raw.initial_board : ''
  const isSize = (side: number) => Number.isInteger(side) && side >= 1 && side <= limits.side
  if (isSize(raw.rows) && isSize(raw.cols)) {
    const cells = raw.rows * raw.cols
    if (board !== '' && [...board].length !== cells)
      problems.add(
        'puzzle_data.initial_board',
        `The initial board has ${[...board].length} characters for ${cells} cells`,
      )
    return { rows: raw.rows, cols: raw.cols, board }
  }
  const known = [board, raw.solution ?? ''].map((text) => Math.sqrt([...text].length))
  const side = known.find((root) => isSize(root)) ?? 9
  problems.add(
    'puzzle_data.rows',
    `The row gives no usable grid size (rows ${raw.rows}, cols ${raw.cols}); ${side} by ${side} is assumed`,
  )
  return { rows: side, cols: side, board }
}
