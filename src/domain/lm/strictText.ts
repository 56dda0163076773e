import type { StrictBoard, StrictCell } from './strictCell'

/** One character a cell, `.` for empty: how the publishers compare a board with a solution. */
export function strictAscii(board: StrictBoard): string {
  return board.map(({ value }) => value).join('')
}

/** Value and sorted marks of a cell, `value/centre/corner`: how the publishers compare boards. */
export function strictCellText(cell: StrictCell): string {
  const value = cell.value === '.' ? '' : cell.value
  return `${value}/${[...cell.candidates].sort().join(',')}/${[...cell.corner].sort().join(',')}`
}
