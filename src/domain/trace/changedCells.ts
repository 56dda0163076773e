import type { Trace } from './trace'

/** Row-major indices of the cells that differ between the boards after two groups. */
export function changedCells(trace: Trace, from: number, to: number): number[] {
  const { boards, count } = trace.groups
  const cells = trace.rows * trace.cols
  const a = Math.min(from, count - 1) * cells
  const b = Math.min(to, count - 1) * cells
  const changed: number[] = []
  if (a === b) return changed
  for (let cell = 0; cell < cells; cell++) {
    const before = a < 0 ? 0 : boards[a + cell]
    const after = b < 0 ? 0 : boards[b + cell]
    if (before !== after) changed.push(cell)
  }
  return changed
}
