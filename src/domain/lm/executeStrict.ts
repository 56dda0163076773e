import type { StrictAction } from './strictAction'
import { type StrictCell, strictCell } from './strictCell'

/** Whether an action is of a kind that changes boards of the publishers' kind: not selections, colours and pen. */
export function changesBoard({ type }: StrictAction): boolean {
  return type === 'vl' || type === 'cd' || type === 'pm' || type === 'cl'
}

/**
 * Executes an action on a board of the publishers' kind, changing it; returns why their code refuses it, or null. Each
 * cell named is changed before a later one can fail, as theirs are. Selections, colours and pen do nothing.
 */
export function executeStrict(
  board: StrictCell[],
  action: StrictAction,
  rows: number,
  cols: number,
): string | null {
  if (!changesBoard(action)) return null
  if (action.cells.length === 0) return 'it names no cell'
  if (action.type === 'vl' && action.cells.length !== 1) {
    return `a value goes into one cell, not ${action.cells.length}`
  }
  if (action.type !== 'vl' && action.type !== 'cl' && action.op === null) return 'it has no sign'
  for (const [row, col] of action.cells) {
    const inside = row >= 1 && col >= 1 && row <= rows && col <= cols
    const index = (row - 1) * cols + col - 1
    const cell = inside ? board[index] : undefined
    if (!cell) return `r${row}c${col} is not on the board`
    const after = executeOnCell(cell, action, `r${row}c${col}`)
    if (typeof after === 'string') return after
    board[index] = after
  }
  return null
}

/** The cell afterwards, or why not. */
function executeOnCell(cell: StrictCell, action: StrictAction, name: string): StrictCell | string {
  const value = action.value ?? ''
  if (action.type === 'vl') {
    if (cell.value !== '.') return `${name} already holds ${cell.value}`
    return strictCell(value, cell.candidates, cell.corner)
  }
  if (action.type === 'cl') return cleared(cell, value)
  const centre = action.type === 'cd'
  const marks = centre ? cell.candidates : cell.corner
  const kind = centre ? 'centre mark' : 'corner mark'
  const at = marks.indexOf(value)
  if (action.op === '+' && at >= 0) return `${name} already has the ${kind} ${value}`
  if (action.op === '-' && at < 0) return `${name} has no ${kind} ${value}`
  // Of a mark that stands twice, one goes.
  const after = action.op === '+' ? [...marks, value] : marks.filter((_, index) => index !== at)
  return strictCell(cell.value, centre ? after : cell.candidates, centre ? cell.corner : after)
}

function cleared(cell: StrictCell, code: string): StrictCell | string {
  if (!/^[0-5]$/.test(code)) return `${code || 'nothing'} is no clear code`
  const all = code === '5'
  return strictCell(
    all || code === '0' ? '.' : cell.value,
    all || code === '2' ? [] : cell.candidates,
    all || code === '1' ? [] : cell.corner,
  )
}
