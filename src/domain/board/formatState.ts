import type { State } from './state'

/**
 * Writes a state as SudokuPad does: JSON text with `cells`, one canonical string a cell, and `id`, `time`,
 * `actions`, `pencolor` where the state has them.
 */
export function formatState(state: State): string {
  return JSON.stringify({
    id: state.id,
    cells: state.cells.map((cell) => cell.text),
    time: state.time,
    actions: state.actions,
    pencolor: state.pencolor,
  })
}
