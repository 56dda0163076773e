import { CELL } from '@/domain/drawing/cellSize'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { cellName } from '@/domain/trace/cellName'
import { colourWords } from './cellWords'
import type { MarkPainter } from './markPainter'

export interface CellTip {
  /** The cell pointed at or focused, row-major; null for none. */
  point(index: number | null): void
  /** The board changed under the pointer. */
  refresh(): void
}

/**
 * Names the solver colours of the cell under the pointer or the focus, because a colour alone says nothing to those
 * who cannot see it. Written straight into one element: it follows the pointer.
 */
export function createCellTip(
  root: HTMLElement,
  svg: SVGSVGElement,
  box: HTMLElement,
  drawing: PuzzleDrawing,
  painter: MarkPainter,
): CellTip {
  const { cols } = drawing.puzzle
  let at: number | null = null
  const refresh = () => {
    const cell = at === null ? null : painter.board()?.cellAt(at)
    const words = cell ? colourWords(cell, drawing.settings.palette) : ''
    box.hidden = words === ''
    if (at === null || words === '') return
    box.textContent = `${cellName(at, cols)}: ${words}`
    const matrix = svg.getScreenCTM()
    if (!matrix) return
    const x = (at % cols) * CELL + CELL / 2
    const y = Math.floor(at / cols) * CELL
    const place = new DOMPoint(x, y).matrixTransform(matrix)
    const frame = root.getBoundingClientRect()
    const left = place.x - frame.left - box.offsetWidth / 2
    const above = place.y - frame.top - box.offsetHeight
    const below = above + box.offsetHeight + CELL * matrix.d
    box.style.left = `${Math.max(0, Math.min(frame.width - box.offsetWidth, left))}px`
    box.style.top = `${above < 0 ? below : above}px`
  }
  return {
    point(index) {
      if (index === at) return
      at = index
      refresh()
    },
    refresh() {
      if (at !== null) refresh()
    },
  }
}
