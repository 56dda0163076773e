import type { StrictAction } from './strictAction'
import type { StrictBoard, StrictCell } from './strictCell'

/**
 * Executes an action on a board of the publishers' kind, changing it; returns why their code refuses it, or null. Each
 * cell named is changed before a later one can fail, as theirs are. Selections, colours and pen do nothing.
 */
export function executeStrict(
  board: StrictBoard,
  action: StrictAction,
  rows: number,
  cols: number,
): string | null {
  if (!['vl', 'cd', 'pm', 'cl'].includes(action.type)) return null
  if (action.cells.length === 0) return 'it names no cell'
  if (action.type === 'vl' && action.cells.length !== 1) {
    return `a value goes into one cell, not ${action.cells.length}`
  }
  if (action.type !== 'vl' && action.type !== 'cl' && action.op === null) return 'it has no sign'
  for (const [row, col] of action.cells) {
    const inside = row >= 1 && col >= 1 && row <= rows && col <= cols
    const cell = inside ? board[(row - 1) * cols + col - 1] : undefined
    if (!cell) return `r${row}c${col} is not on the board`
    const refusal = executeOnCell(cell, action, `r${row}c${col}`)
    if (refusal !== null) return refusal
  }
  return null
}

function executeOnCell(cell: StrictCell, action: StrictAction, name: string): string | null {
  const value = action.value ?? ''
  if (action.type === 'vl') {
    if (cell.value !== '.') return `${name} already holds ${cell.value}`
    cell.value = value
    return null
  }
  if (action.type === 'cl') return clear(cell, value)
  const marks = action.type === 'cd' ? cell.candidates : cell.corner
  const kind = action.type === 'cd' ? 'centre mark' : 'corner mark'
  const at = marks.indexOf(value)
  if (action.op === '+') {
    if (at >= 0) return `${name} already has the ${kind} ${value}`
    marks.push(value)
  } else {
    if (at < 0) return `${name} has no ${kind} ${value}`
    marks.splice(at, 1)
  }
  return null
}

function clear(cell: StrictCell, code: string): string | null {
  if (!/^[0-5]$/.test(code)) return `${code || 'nothing'} is no clear code`
  if (code === '0' || code === '5') cell.value = '.'
  if (code === '1' || code === '5') cell.corner = []
  if (code === '2' || code === '5') cell.candidates = []
  return null
}
