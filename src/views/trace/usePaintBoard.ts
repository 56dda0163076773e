import { useCallback } from 'react'
import type { Board } from '@/domain/board/board'
import { CELL } from '@/domain/drawing/cellSize'
import { drawOn } from '@/domain/drawing/drawBoard'
import type { Shape } from '@/domain/drawing/drawList'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { boardAt } from '@/domain/trace/boardAt'
import { selectionAt } from '@/domain/trace/selectionAt'
import type { Session } from '@/state/session'
import { paintCanvas } from '../board/paintCanvas'

/** The frame round a marked cell, in user units. */
const FRAME = 5
const FRAME_COLOUR = '#d1242f'

/** Paints any board of the puzzle on a canvas of the page, at its size on screen. */
export function usePaintBoard(drawing: PuzzleDrawing) {
  return useCallback(
    (
      canvas: HTMLCanvasElement,
      board: Board,
      marked: readonly number[],
      selection: readonly number[] = [],
    ) => {
      const context = canvas.getContext('2d')
      const { width, height } = canvas.getBoundingClientRect()
      if (!context || width === 0) return
      const dpr = window.devicePixelRatio || 1
      canvas.width = Math.round(width * dpr)
      canvas.height = Math.round(height * dpr)
      const list = drawOn(drawing, board, selection)
      const frames = marked.map(
        (cell): Shape => ({
          kind: 'rect',
          layer: 'cell-values',
          x: (cell % board.cols) * CELL + FRAME / 2,
          y: Math.floor(cell / board.cols) * CELL + FRAME / 2,
          width: CELL - FRAME,
          height: CELL - FRAME,
          stroke: FRAME_COLOUR,
          strokeWidth: FRAME,
        }),
      )
      paintCanvas(context, { ...list, shapes: [...list.shapes, ...frames] }, { width, height, dpr })
    },
    [drawing],
  )
}

/** Paints the board after a group of the open trace: the timeline's preview. */
export function useBoardPreview(session: Session, drawing: PuzzleDrawing) {
  const paint = usePaintBoard(drawing)
  return useCallback(
    (canvas: HTMLCanvasElement, group: number) =>
      paint(canvas, boardAt(session.trace, group), [], selectionAt(session.trace, group)),
    [paint, session],
  )
}
