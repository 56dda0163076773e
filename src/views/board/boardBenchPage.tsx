// What the board's benchmark runs inside Chromium.
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Board as BoardState } from '@/domain/board/board'
import { parseState } from '@/domain/board/parseState'
import { DEFAULT_BOARD_SETTINGS } from '@/domain/drawing/boardSettings'
import { drawOn } from '@/domain/drawing/drawBoard'
import { drawPuzzle, type PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { startBoard } from '@/domain/drawing/startBoard'
import { decodePayload } from '@/domain/puzzle/decodePayload'
import type { Puzzle } from '@/domain/puzzle/puzzle'
import { Board, type BoardHandle } from './Board'
import { paintCanvas } from './paintCanvas'

/** The steps of the benchmark, each called on its own so that its script can be timed from outside. */
export interface BoardBench {
  /** Decodes, and makes ready what is not measured. */
  prepare(payload: string, states: readonly string[], thumbnail: number): void
  /** Draws the puzzle and mounts the board; returns the number of shapes. */
  first(): number
  /** Shows every state once. */
  seek(): void
  /** Paints every state once, small. */
  thumbnails(): void
}

function puzzleFrom(payload: string): Puzzle {
  const decoded = decodePayload(payload)
  if (!decoded.ok) throw new Error(decoded.problem.message)
  return decoded.value.puzzle
}

function boardsFrom(puzzle: Puzzle, states: readonly string[]): BoardState[] {
  return states.map((text) => {
    const state = parseState(text)
    const cells = state.ok ? state.value.cells : []
    const start = startBoard(puzzle)
    return { ...start, cellAt: (index) => cells[index] ?? start.cellAt(index) }
  })
}

function createBench(): BoardBench {
  let puzzle: Puzzle | null = null
  let boards: readonly BoardState[] = []
  let side = 0
  let drawing: PuzzleDrawing | null = null
  let root: Root | null = null
  const ref = createRef<BoardHandle>()
  const host = document.createElement('div')
  const canvas = document.createElement('canvas')
  const none: readonly number[] = []
  return {
    prepare(payload, states, thumbnail) {
      puzzle = puzzleFrom(payload)
      boards = boardsFrom(puzzle, states)
      side = thumbnail
      host.style.width = '600px'
      host.style.height = '600px'
      document.body.append(host)
      // The app's page has rendered its shell and its library long before it has a board: React is not measured.
      root = createRoot(host)
      flushSync(() =>
        root?.render(
          <ul>
            {Array.from({ length: 30 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: never changes
              <li key={i} className="row" style={{ width: '100%' }}>
                <svg viewBox="0 0 1 1" aria-hidden="true">
                  <rect width={1} height={1} />
                </svg>
                <button type="button" onClick={() => undefined}>{`Row ${i}`}</button>
              </li>
            ))}
          </ul>,
        ),
      )
      flushSync(() => root?.render(null))
      canvas.width = side
      canvas.height = side
    },
    first() {
      if (!puzzle || !root) throw new Error('prepare first')
      const made = drawPuzzle(puzzle, DEFAULT_BOARD_SETTINGS)
      drawing = made
      const start = startBoard(puzzle)
      flushSync(() =>
        root?.render(
          <Board ref={ref} drawing={made} board={start} selection={none} label="Board" />,
        ),
      )
      return made.shapes.length
    },
    seek() {
      for (const [i, board] of boards.entries()) ref.current?.show(board, [i % 9, (i % 9) + 9])
    },
    thumbnails() {
      const context = canvas.getContext('2d')
      if (!context || !drawing) throw new Error('no canvas, or nothing drawn yet')
      for (const board of boards) {
        paintCanvas(context, drawOn(drawing, board, none), { width: side, height: side })
      }
    },
  }
}

Object.assign(window, { boardBench: createBench() })
