import { CELL, round2 } from './cellSize'
import { traceOutline } from './outlineTracer'

/** The outline of cells as SVG path data in user units, one closed sub-path a loop; '' without cells. */
export function outlinePath(
  cells: readonly (readonly [row: number, col: number])[],
  inset: number,
): string {
  return traceOutline(cells, CELL, inset)
    .map((loop) => `M${loop.map(([x, y]) => `${round2(x)} ${round2(y)}`).join(' L')} Z`)
    .join(' ')
}
