import { useMemo } from 'react'
import { CELL } from '@/domain/drawing/cellSize'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { heat } from '@/domain/trace/heat'
import type { Trace } from '@/domain/trace/trace'
import styles from './BoardStage.module.css'
import type { HeatKind } from './heatKinds'

export interface HeatLayerProps {
  trace: Trace
  drawing: PuzzleDrawing
  kind: HeatKind
}

/** The darkest a cell gets, so that its digits stay readable. */
const STRONGEST = 0.55

/** Where the attention went, over the whole solve: a tint and the number itself, so that colour is not alone. */
export function HeatLayer({ trace, drawing, kind }: HeatLayerProps) {
  const found = useMemo(() => heat(trace), [trace])
  const values: readonly number[] = useMemo(() => {
    const chosen = {
      selected: found.selectedSeconds,
      edits: found.edits,
      order: found.order,
      off: [],
    }[kind]
    return Array.from(chosen)
  }, [found, kind])
  const most = values.reduce((a, b) => Math.max(a, b), 1)
  const unit = trace.axis === 'text' ? '' : ' s'
  const { x, y, width, height } = drawing.viewBox
  return (
    <svg className={styles.heat} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {values.map((value, cell) => {
        if (value === 0) return null
        const left = (cell % trace.cols) * CELL
        const top = Math.floor(cell / trace.cols) * CELL
        // In the order of digits the first are the strongest: they broke the puzzle.
        const share = kind === 'order' ? 1 - (value - 1) / most : value / most
        return (
          <g key={`${left} ${top}`}>
            <rect x={left} y={top} width={CELL} height={CELL} opacity={share * STRONGEST} />
            <text x={left + CELL - 3} y={top + CELL - 4}>
              {kind === 'selected' ? `${Math.round(value)}${unit}` : value}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
