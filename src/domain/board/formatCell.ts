import type { Cell } from './cell'

/**
 * The canonical state string of a cell's contents: `value/centre/corner/colours/highlight/pen`, items joined
 * with commas in the order held, trailing slashes cut; '' for an untouched cell. The form is SudokuPad's.
 */
export function formatCell(cell: Omit<Cell, 'text'>): string {
  const text = `${cell.value}/${cell.centre.join(',')}/${cell.corner.join(',')}/${cell.colours.join(
    ',',
  )}/${cell.selected ? '1' : ''}/${cell.pen.join(',')}`
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === 47) end--
  return text.slice(0, end)
}
