import type { Cell } from './cell'
import { EMPTY_CELL } from './emptyCell'
import { formatCell } from './formatCell'

/**
 * A frozen cell of the given contents. Lists must already be sorted as text and free of duplicates
 * (`sortedItems`); contents of nothing give the shared empty cell.
 */
export function makeCell(contents: Omit<Cell, 'text'>): Cell {
  const text = formatCell(contents)
  if (text === '') return EMPTY_CELL
  return Object.freeze({
    text,
    value: contents.value,
    centre: Object.freeze(contents.centre),
    corner: Object.freeze(contents.corner),
    colours: Object.freeze(contents.colours),
    selected: contents.selected,
    pen: Object.freeze(contents.pen),
  })
}
