import { CELL } from '@/domain/drawing/cellSize'
import styles from './Board.module.css'

/** How far within the cell's border the outline runs, in user units: clear of SudokuPad's selection, 8 wide. */
const INSET = 10
const SIDE = CELL - 2 * INSET

/** The outline of the cell whose story is open: dashes of the board’s ink on its paper, seen on any colour. */
export function InspectedCell({ index, cols }: { index: number; cols: number }) {
  const place = {
    x: (index % cols) * CELL + INSET,
    y: Math.floor(index / cols) * CELL + INSET,
    width: SIDE,
    height: SIDE,
    rx: INSET / 2,
  }
  return (
    <g data-inspected={index}>
      <rect className={styles.inspectedPaper} {...place} />
      <rect className={styles.inspected} {...place} />
    </g>
  )
}
