import type { Action } from './action'

/** Writes an action in the dataset's form, cells in the order held, `rXcY` one-based. */
export function formatAction(action: Omit<Action, 'text'>): string {
  if (action.all) return `${action.type}:all`
  const parts: string[] = [action.type]
  if (action.op !== null) parts.push(action.op)
  if (action.value !== '') parts.push(action.value)
  if (action.colour !== '') parts.push(action.colour)
  parts.push(action.cells.map(({ row, col }) => `r${row + 1}c${col + 1}`).join(','))
  return parts.join(':')
}
