import type { Action } from '../board/action'
import type { CellPalette } from './cellPalette'
import { STATE_READ, type States } from './readStates'

/** One bit a cell and group. Selections add up until deselected; states that carry highlights have the last word. */
export function selectionsOf(
  count: number,
  rows: number,
  cols: number,
  actions: readonly Action[],
  actionStart: Uint32Array,
  palette: CellPalette,
  states: States,
): Uint32Array {
  const cells = rows * cols
  const stride = Math.ceil(cells / 32)
  const selection = new Uint32Array(count * stride)
  const highlights = palette.cells.some(({ selected }) => selected)
  const current = new Uint32Array(stride)
  const set = (index: number, on: boolean) => {
    const word = index >> 5
    const bit = 1 << (index & 31)
    current[word] = on ? (current[word] ?? 0) | bit : (current[word] ?? 0) & ~bit
  }
  for (let group = 0; group < count; group++) {
    for (let at = actionStart[group] ?? 0; at < (actionStart[group + 1] ?? 0); at++) {
      const action = actions[at]
      if (!action || (action.type !== 'sl' && action.type !== 'ds')) continue
      if (action.all) current.fill(0)
      for (const { row, col } of action.cells) {
        if (row < 0 || col < 0 || row >= rows || col >= cols) continue
        set(row * cols + col, action.type === 'sl')
      }
    }
    if (highlights && states.kinds[group] === STATE_READ) {
      for (let index = 0; index < cells; index++) {
        set(index, palette.cells[states.boards[group * cells + index] ?? 0]?.selected ?? false)
      }
    }
    selection.set(current, group * stride)
  }
  return selection
}
