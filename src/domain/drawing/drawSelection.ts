import type { BoardSettings } from './boardSettings'
import { CELL } from './cellSize'
import { connectedGroups } from './connectedGroups'
import type { RectShape, Shape } from './drawList'
import { outlinePath } from './outlinePath'
import { seenCells } from './seenCells'
import type { UniqueGroup } from './uniqueGroups'

const layer = 'cell-highlights'

function square(index: number, cols: number, inset: number): Omit<RectShape, 'fill'> {
  return {
    kind: 'rect',
    layer,
    x: (index % cols) * CELL + inset,
    y: Math.floor(index / cols) * CELL + inset,
    width: CELL - 2 * inset,
    height: CELL - 2 * inset,
  }
}

/**
 * The selection as SudokuPad's four styles draw it (by default one blue outline round each connected group), and
 * below it, if asked, a tint of the cells that all selected cells see. Indices are row-major.
 */
export function drawSelection(
  selection: readonly number[],
  grid: { readonly rows: number; readonly cols: number; readonly groups: readonly UniqueGroup[] },
  settings: BoardSettings,
): Shape[] {
  const cells = selection.filter((index) => index >= 0 && index < grid.rows * grid.cols)
  const shapes: Shape[] = []
  if (settings.seen) {
    for (const index of seenCells(grid.groups, cells)) {
      shapes.push({ ...square(index, grid.cols, 8), fill: 'rgb(255, 215, 0)', fillOpacity: 0.2 })
    }
  }
  if (settings.selectionStyle === 'cage') {
    for (const group of connectedGroups(cells, grid.cols)) {
      shapes.push({
        kind: 'path',
        layer,
        d: outlinePath(
          group.map((index) => [Math.floor(index / grid.cols), index % grid.cols] as const),
          4,
        ),
        // On black the veil that lifts a selection on white would wash out the marks under it.
        fill: settings.theme === 'dark' ? 'rgba(255, 255, 255, 0.12)' : 'rgba(255, 255, 255, 0.4)',
        stroke: 'rgba(0, 126, 255, 0.7)',
        strokeWidth: 8,
        strokeLinejoin: 'round',
      })
    }
    return shapes
  }
  for (const index of cells) {
    shapes.push({ ...square(index, grid.cols, 0), fill: 'rgba(255, 215, 0, 0.5)' })
    if (settings.selectionStyle === 'light') {
      const rim = { stroke: 'rgba(255, 255, 255, 0.8)', strokeWidth: 4 }
      shapes.push({ ...square(index, grid.cols, 2), ...rim })
    } else if (settings.selectionStyle === 'dark') {
      const rim = { stroke: 'rgba(0, 0, 0, 0.5)', strokeWidth: 2 }
      shapes.push({ ...square(index, grid.cols, 1), ...rim })
    }
  }
  return shapes
}
