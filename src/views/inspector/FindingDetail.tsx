import { useEffect, useMemo, useRef } from 'react'
import type { Board } from '@/domain/board/board'
import { axisLabel } from '@/domain/time/axisLabel'
import { boardAt } from '@/domain/trace/boardAt'
import { cellName } from '@/domain/trace/cellName'
import { expectedBoard } from '@/domain/trace/expectedBoard'
import type { Finding } from '@/domain/trace/trace'
import type { Session } from '@/state/session'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { FINDING_KINDS, findingWords } from './findingWords'
import styles from './QualityPanel.module.css'

/** Draws a board on a canvas; `marked` cells get a frame. */
export type PaintBoard = (
  canvas: HTMLCanvasElement,
  board: Board,
  marked: readonly number[],
) => void

export interface FindingDetailProps {
  session: Session
  finding: Finding
  paintBoard: PaintBoard
  onClose(): void
}

/** One finding in full; where it is about a board, what the actions make of it beside what the row has. */
export function FindingDetail({ session, finding, paintBoard, onClose }: FindingDetailProps) {
  const { trace } = session
  const { group } = finding
  const boards = useMemo(() => {
    if (group === null || group === 0) return null
    const expected = expectedBoard(trace, group)
    const found = boardAt(trace, group)
    const differing = Array.from({ length: trace.rows * trace.cols }, (_, cell) => cell).filter(
      (cell) => !sameMarks(expected, found, cell),
    )
    return { expected, found, differing }
  }, [trace, group])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a small screen the details would open out of sight.
    const shown = section.current
    const panel = shown?.parentElement
    if (finding && shown && panel) panel.scrollTop = shown.offsetTop - panel.offsetTop
  }, [finding])
  const where = finding.cell === null ? '' : ` in ${cellName(finding.cell, trace.cols)}`
  return (
    <section ref={section} className={styles.detail} aria-label="Finding">
      <header>
        <strong>
          {FINDING_KINDS[finding.kind].name}
          {where}
        </strong>
        <Button look="quiet" aria-label="Close" onClick={onClose}>
          <Icon name="close" size={16} />
        </Button>
      </header>
      <p>{FINDING_KINDS[finding.kind].help}</p>
      <p>
        {axisLabel(trace, finding.time, true)}, <code>{finding.path}</code>
        {findingWords(finding) && `: ${findingWords(finding)}`}
      </p>
      {boards && boards.differing.length > 0 && (
        <p>Differs in {namesOf(boards.differing, trace.cols)}.</p>
      )}
      {boards && boards.differing.length > 0 && (
        <div className={styles.boards}>
          <Side
            title="From the actions"
            board={boards.expected}
            marked={boards.differing}
            paint={paintBoard}
          />
          <Side
            title="In the row"
            board={boards.found}
            marked={boards.differing}
            paint={paintBoard}
          />
        </div>
      )}
    </section>
  )
}

/** Cells named one by one before the rest is only counted. */
const NAMED = 6

function namesOf(cells: readonly number[], cols: number): string {
  const names = cells.slice(0, NAMED).map((cell) => cellName(cell, cols))
  const rest = cells.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}

function Side({
  title,
  board,
  marked,
  paint,
}: {
  title: string
  board: Board
  marked: readonly number[]
  paint: PaintBoard
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) paint(canvas.current, board, marked)
  }, [board, marked, paint])
  return (
    <figure>
      <canvas ref={canvas} />
      <figcaption>{title}</figcaption>
    </figure>
  )
}

/** Values, centre and corner marks: what the states are compared by; a selection is no contradiction. */
function sameMarks(a: Board, b: Board, index: number): boolean {
  const one = a.cellAt(index)
  const two = b.cellAt(index)
  return (
    one === two ||
    (one.value === two.value &&
      one.centre.join() === two.centre.join() &&
      one.corner.join() === two.corner.join() &&
      one.colours.join() === two.colours.join())
  )
}
