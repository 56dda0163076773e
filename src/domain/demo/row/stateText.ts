/** What a state holds of a cell. */
export interface StateCell {
  readonly value: string
  readonly centre: ReadonlySet<string>
  readonly corner: ReadonlySet<string>
  readonly colours: ReadonlySet<string>
}

/** A board as SudokuPad serialises it: `value/centre/corner/colours` a cell, lists sorted as text. */
export function stateText(cells: readonly StateCell[]): string {
  return JSON.stringify({ cells: cells.map(cellText) })
}

function cellText(cell: StateCell): string {
  const lists = [cell.centre, cell.corner, cell.colours].map((set) => [...set].sort().join(','))
  return [cell.value, ...lists].join('/').replace(/\/+$/, '')
}
