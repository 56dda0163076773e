import { useCallback } from 'react'
import { DEFAULT_BOARD_SETTINGS } from '@/domain/drawing/boardSettings'
import { drawBoard } from '@/domain/drawing/drawBoard'
import { puzzleOf } from '@/domain/puzzle/puzzleOf'
import { boardAt } from '@/domain/trace/boardAt'
import { indexAt } from '@/domain/trace/indexAt'
import { selectionAt } from '@/domain/trace/selectionAt'
import type { Trace } from '@/domain/trace/trace'
import { paintCanvas } from '@/views/board/paintCanvas'
import { Thumbnail } from '@/views/library/Thumbnail'
import { drawingTurn } from './drawingTurn'

/** The board as it stood at a moment. */
export function MomentBoard({
  trace,
  time,
  theme,
}: {
  trace: Trace
  time: number
  theme: 'light' | 'dark'
}) {
  const draw = useCallback(
    async (canvas: HTMLCanvasElement, signal: AbortSignal) => {
      await drawingTurn()
      if (signal.aborted) return
      const context = canvas.getContext('2d')
      const { width, height } = canvas.getBoundingClientRect()
      if (!context || width === 0) return
      const dpr = window.devicePixelRatio || 1
      canvas.width = Math.round(width * dpr)
      canvas.height = Math.round(height * dpr)
      const group = indexAt(trace, time)
      const list = drawBoard(
        puzzleOf(trace.puzzle).puzzle,
        boardAt(trace, group),
        selectionAt(trace, group),
        {
          ...DEFAULT_BOARD_SETTINGS,
          theme,
          outlines: false,
        },
      )
      paintCanvas(context, list, { width, height, dpr })
    },
    [trace, time, theme],
  )
  return <Thumbnail draw={draw} />
}
