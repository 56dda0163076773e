import { parseState } from '../board/parseState'
import type { State } from '../board/state'
import type { Result } from '../problem'

/**
 * Reads a serialised state as SudokuPad does when it loads one: a colour named twice in a cell cancels itself, and so
 * does a pen shape. (A trace keeps what its row says; this is for comparing drawings.) Fails as `parseState` does.
 */
export function loadState(text: string): Result<State> {
  return parseState(loaded(text))
}

function loaded(text: string): string {
  let value: unknown
  try {
    value = JSON.parse(text)
    if (typeof value === 'string') value = JSON.parse(value)
  } catch {
    return text
  }
  const repair = (cells: unknown): unknown =>
    Array.isArray(cells)
      ? cells.map((cell: unknown) => (typeof cell === 'string' ? repairCell(cell) : cell))
      : cells
  if (Array.isArray(value)) return JSON.stringify(repair(value))
  if (value === null || typeof value !== 'object' || !('cells' in value)) return text
  return JSON.stringify({ ...value, cells: repair(value.cells) })
}

function repairCell(text: string): string {
  const parts = text.split('/')
  if (parts[3] !== undefined) parts[3] = cancelPairs(parts[3], (key) => key)
  if (parts[5] !== undefined) parts[5] = cancelPairs(parts[5], (code) => code.slice(0, 1))
  return parts.join('/')
}

/** The items of a comma list, each taking an earlier one of the same name away instead of being added. */
function cancelPairs(list: string, nameOf: (item: string) => string): string {
  const kept = new Map<string, string>()
  for (const item of list.split(',').map((part) => part.trim())) {
    if (item !== '' && !kept.delete(nameOf(item))) kept.set(nameOf(item), item)
  }
  return [...kept.values()].join(',')
}
