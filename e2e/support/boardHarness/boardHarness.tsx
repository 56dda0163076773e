// The board's three renderers on one page, for comparing what they draw.
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Board as BoardState } from '@/domain/board/board'
import { EMPTY_CELL } from '@/domain/board/emptyCell'
import { type BoardSettings, PROFILES } from '@/domain/drawing/boardSettings'
import { drawOn } from '@/domain/drawing/drawBoard'
import { drawPuzzle } from '@/domain/drawing/drawPuzzle'
import { loadState } from '@/domain/drawing/loadState'
import { startBoard } from '@/domain/drawing/startBoard'
import { svgText } from '@/domain/drawing/svgText'
import { decodePayload } from '@/domain/puzzle/decodePayload'
import { Board, type BoardHandle } from '@/views/board/Board'
import { paintCanvas } from '@/views/board/paintCanvas'

export interface BoardScene {
  readonly payload: string
  /** Serialised state. */
  readonly state: string
  /** Row-major indices. */
  readonly selection: readonly number[]
  readonly settings: Partial<BoardSettings>
  /** CSS pixels of the host's sides. */
  readonly side: number
}

export type Renderer = 'live' | 'svg' | 'canvas'

export interface BoardHarness {
  /**
   * Draws a scene with one renderer. The live board is mounted with the puzzle's start and taken to the scene by
   * seeks, over another board, so that what is seen is what patching leaves behind. Returns what was left out.
   */
  draw(scene: BoardScene, renderer: Renderer): string[]
}

const host = document.getElementById('host')!
let root: Root | null = null

function draw(scene: BoardScene, renderer: Renderer): string[] {
  const decoded = decodePayload(scene.payload)
  if (!decoded.ok) return [decoded.problem.message]
  const { puzzle } = decoded.value
  const state = loadState(scene.state)
  const cells = state.ok ? state.value.cells : []
  const board: BoardState = {
    rows: puzzle.rows,
    cols: puzzle.cols,
    cellAt: (index) => cells[index] ?? EMPTY_CELL,
  }
  const drawing = drawPuzzle(puzzle, { ...PROFILES.sakana, ...scene.settings })
  const list = drawOn(drawing, board, scene.selection)
  root?.unmount()
  root = null
  host.replaceChildren()
  host.style.width = `${scene.side}px`
  host.style.height = `${scene.side}px`
  if (renderer === 'svg') {
    host.innerHTML = svgText(list)
    host.firstElementChild?.setAttribute('width', '100%')
    host.firstElementChild?.setAttribute('height', '100%')
  } else if (renderer === 'canvas') {
    const canvas = document.createElement('canvas')
    canvas.width = scene.side
    canvas.height = scene.side
    host.append(canvas)
    paintCanvas(canvas.getContext('2d')!, list, { width: scene.side, height: scene.side })
  } else {
    const ref = createRef<BoardHandle>()
    const start = startBoard(puzzle)
    const made = createRoot(host)
    root = made
    flushSync(() =>
      made.render(<Board ref={ref} drawing={drawing} board={start} selection={[]} label="Board" />),
    )
    // Another board of the same marks, each cell with what the next one has.
    const size = puzzle.rows * puzzle.cols
    ref.current!.show({ ...board, cellAt: (index) => board.cellAt((index + 1) % size) }, [0])
    ref.current!.show(board, scene.selection)
  }
  return [...decoded.problems, ...drawing.problems].map(({ message }) => message)
}

Object.assign(globalThis, { boardHarness: { draw } satisfies BoardHarness })

declare global {
  /** Inside the harness's page. */
  var boardHarness: BoardHarness
}
