import {
  type FocusEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Board as BoardState } from '@/domain/board/board'
import { CELL } from '@/domain/drawing/cellSize'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { svgMarkup } from '@/domain/drawing/svgMarkup'
import styles from './Board.module.css'
import { cellAtPoint } from './cellAtPoint'
import { type CellTip, createCellTip } from './cellTip'
import { createGridReader, type GridReader } from './gridReader'
import { InspectedCell } from './InspectedCell'
import { createMarkPainter, type MarkPainter } from './markPainter'
import { ReadableGrid } from './ReadableGrid'

export interface BoardHandle {
  /** Draws a board and a selection at once, outside React: for scrubbing and playback. */
  show(board: BoardState, selection: readonly number[]): void
}

export interface BoardProps {
  /** The puzzle, drawn (`drawPuzzle`); keep it the same object while puzzle and settings are. */
  drawing: PuzzleDrawing
  /** What to show first, and whenever it changes to another object; `show` may be ahead of it. */
  board: BoardState
  selection: readonly number[]
  /** Name of the board for assistive technology. */
  label: string
  onCellClick?: (index: number) => void
  /** A cell whose story is being read, row-major: marked by a thin dashed outline, which is no selection. */
  inspected?: number | null
  ref?: Ref<BoardHandle>
}

/**
 * The board. React renders its frame; the puzzle goes into it as markup, once per drawing, and the solver's marks are
 * written between its layers by the mark painter. So a seek commits nothing to React and touches only the cells that
 * changed, and a first draw does not pay for components a shape (measured: three quarters of it). Fills its parent.
 */
export function Board({
  drawing,
  board,
  selection,
  label,
  onCellClick,
  inspected = null,
  ref,
}: BoardProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const layers = useRef<SVGGElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const ring = useRef<SVGRectElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const tools = useRef<{ painter: MarkPainter; reader: GridReader; tip: CellTip } | null>(null)
  const latest = useRef({ board, selection })
  const { viewBox, puzzle } = drawing

  const show = useCallback((next: BoardState, chosen: readonly number[]) => {
    latest.current = { board: next, selection: chosen }
    tools.current?.painter.show(next, chosen)
    tools.current?.reader.note(next, chosen)
    tools.current?.tip.refresh()
  }, [])

  useLayoutEffect(() => {
    layers.current!.innerHTML = svgMarkup(drawing, { prefix: `${id}-`, live: true })
    const painter = createMarkPainter(svg.current!, drawing)
    const reader = createGridReader(table.current!, drawing)
    const cellTip = createCellTip(root.current!, svg.current!, tip.current!, drawing, painter)
    tools.current = { painter, reader, tip: cellTip }
    show(latest.current.board, latest.current.selection)
    return () => {
      reader.destroy()
      tools.current = null
    }
  }, [drawing, id, show])

  useLayoutEffect(() => {
    if (latest.current.board !== board || latest.current.selection !== selection) {
      show(board, selection)
    }
  }, [board, selection, show])

  useLayoutEffect(() => {
    const cell =
      inspected === null ? null : table.current?.querySelector(`[data-cell="${inspected}"]`)
    cell?.setAttribute('aria-current', 'true')
    return () => cell?.removeAttribute('aria-current')
  }, [inspected])

  useImperativeHandle(ref, () => ({ show }), [show])

  const cellAt = (event: { clientX: number; clientY: number }) =>
    svg.current ? cellAtPoint(svg.current, event, puzzle) : null
  const focused = (event: FocusEvent, on: boolean) => {
    const index = Number((event.target as HTMLElement).dataset.cell)
    if (Number.isNaN(index)) return
    if (on) tools.current?.reader.flush()
    const [x, y] = [(index % puzzle.cols) * CELL, Math.floor(index / puzzle.cols) * CELL]
    ring.current?.setAttribute('x', String(x))
    ring.current?.setAttribute('y', String(y))
    ring.current?.setAttribute('data-on', String(on))
    tools.current?.tip.point(on ? index : null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid inside takes focus and keys, this only watches
    <div
      ref={root}
      className={styles.root}
      data-board=""
      onFocus={(event) => focused(event, true)}
      onBlur={(event) => focused(event, false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') tools.current?.tip.point(null)
      }}
    >
      <svg
        ref={svg}
        className={`${styles.svg} ${onCellClick ? styles.clickable : ''}`}
        viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
        aria-hidden="true"
        onClick={(event) => {
          const index = cellAt(event)
          if (index !== null) onCellClick?.(index)
        }}
        onPointerMove={(event: PointerEvent) => tools.current?.tip.point(cellAt(event))}
        onPointerLeave={() => tools.current?.tip.point(null)}
      >
        <rect {...viewBox} fill={drawing.background} />
        <g ref={layers} />
        {inspected !== null && <InspectedCell index={inspected} cols={puzzle.cols} />}
        <rect ref={ring} className={styles.ring} width={CELL} height={CELL} />
      </svg>
      <ReadableGrid
        key={`${puzzle.rows}x${puzzle.cols}`}
        ref={table}
        rows={puzzle.rows}
        cols={puzzle.cols}
        label={label}
        className={styles.grid}
        onChoose={onCellClick}
      />
      <div ref={tip} className={styles.tip} hidden />
    </div>
  )
}
