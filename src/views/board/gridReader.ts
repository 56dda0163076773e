import type { Board } from '@/domain/board/board'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { foggedCells } from '@/domain/drawing/fogState'
import { cellName } from '@/domain/trace/cellName'
import { cellWords } from './cellWords'

/** Milliseconds of rest after which the words follow the board. */
const REST = 250

export interface GridReader {
  /** Takes note of what is shown; the words follow when the board has come to rest. */
  note(board: Board, selection: readonly number[]): void
  /** Writes the words of what is shown now. */
  flush(): void
  destroy(): void
}

/**
 * Keeps the readable grid's words in step with the board, lazily: nobody reads eighty cells sixty times a second, and
 * writing them would cost what the drawing itself costs. Only cells whose words changed are touched.
 */
export function createGridReader(table: HTMLTableElement, drawing: PuzzleDrawing): GridReader {
  const { puzzle, settings } = drawing
  const cells = [...table.querySelectorAll<HTMLElement>('[data-cell]')]
  let waiting: { board: Board; selection: readonly number[] } | null = null
  let timer = 0

  const flush = () => {
    window.clearTimeout(timer)
    if (!waiting) return
    const { board, selection } = waiting
    waiting = null
    const selected = new Set(selection)
    const fogged = new Set(foggedCells(puzzle, (index) => board.cellAt(index)) ?? [])
    cells.forEach((node, index) => {
      const words = cellWords(board.cellAt(index), puzzle.cells[index]!, {
        fogged: fogged.has(index),
        selected: selected.has(index),
        palette: settings.palette,
      })
      const text = `${cellName(index, puzzle.cols)}: ${words}`
      if (node.textContent !== text) node.textContent = text
      const state = String(selected.has(index))
      if (node.getAttribute('aria-selected') !== state) node.setAttribute('aria-selected', state)
    })
  }
  return {
    note(board, selection) {
      waiting = { board, selection }
      window.clearTimeout(timer)
      timer = window.setTimeout(flush, REST)
    },
    flush,
    destroy: () => window.clearTimeout(timer),
  }
}
