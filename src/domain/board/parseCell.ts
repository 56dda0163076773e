import type { Cell } from './cell'
import { EMPTY_CELL } from './emptyCell'
import { makeCell } from './makeCell'
import { sortedItems } from './sortedItems'

/**
 * Reads one cell's state string. Lenient, never throws: missing parts are empty, parts and items are trimmed,
 * lists are sorted as text and freed of duplicates, a value `.` (the publishers' empty) is no value, parts after
 * the sixth are ignored (`parseState` reports them). Pen codes keep their order.
 */
export function parseCell(text: string): Cell {
  if (text === '') return EMPTY_CELL
  const parts = text.split('/')
  const value = (parts[0] ?? '').trim()
  return makeCell({
    value: value === '.' ? '' : value,
    centre: sortedItems(parts[1] ?? ''),
    corner: sortedItems(parts[2] ?? ''),
    colours: sortedItems(parts[3] ?? ''),
    selected: (parts[4] ?? '').trim() === '1',
    pen: (parts[5] ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== ''),
  })
}
