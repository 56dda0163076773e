import type { Board } from '../board/board'
import type { LmOptions } from './lmOptions'
import { positionTokens } from './strictAction'

/**
 * A board in the publishers' form: `<board>`, a line a cell (`<r1><c1>:<value.>/<value1><value2>/<value3>`), `</board>`.
 * `givens` stand where the state leaves them out. With `coloursAndPen` a fourth and fifth part follow: beyond theirs.
 */
export function boardText(
  board: Board,
  givens: readonly string[],
  options: LmOptions = {},
): string {
  const lines: string[] = []
  for (let index = 0; index < board.rows * board.cols; index++) {
    const cell = board.cellAt(index)
    const row = Math.floor(index / board.cols) + 1
    const col = (index % board.cols) + 1
    const position = positionTokens(row, col, options.combinePosition ?? false).join('')
    const value = cell.value || givens[index] || '.'
    const parts = [`<value${value}>`, tokens('value', cell.centre), tokens('value', cell.corner)]
    if (options.coloursAndPen) {
      parts.push(tokens('color', cell.colours), tokens('pen', cell.pen))
    }
    lines.push(`${position}:${parts.join('/')}`)
  }
  return `<board>\n${lines.join('\n')}\n</board>`
}

function tokens(name: string, items: readonly string[]): string {
  return items.map((item) => `<${name}${item}>`).join('')
}
