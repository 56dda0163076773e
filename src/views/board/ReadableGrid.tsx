import { type KeyboardEvent, memo, type Ref, useLayoutEffect, useRef } from 'react'
import { cellName } from '@/domain/trace/cellName'

/** What arrow keys and their kin do to a place on the grid. */
const MOVES: Readonly<Record<string, readonly [row: number, col: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -1000],
  End: [0, 1000],
  PageUp: [-1000, 0],
  PageDown: [1000, 0],
}

/**
 * The board as a table for people who do not see it: out of sight, but in reach of the keyboard, one stop in the tab
 * order, arrows within. Its cells are written as markup, once; their words are written by the grid reader.
 */
export const ReadableGrid = memo(function ReadableGrid({
  rows,
  cols,
  label,
  ref,
  className,
  onChoose,
}: {
  rows: number
  cols: number
  label: string
  ref: Ref<HTMLTableElement>
  className: string | undefined
  /** Enter or Space on a cell. */
  onChoose?: ((index: number) => void) | undefined
}) {
  const body = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    body.current!.innerHTML = cellsMarkup(rows, cols)
  }, [rows, cols])
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target instanceof HTMLTableCellElement ? event.target : null
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return
    const index = Number(cell.dataset.cell)
    const move = MOVES[event.key]
    if (move) {
      const row = Math.min(rows - 1, Math.max(0, Math.floor(index / cols) + move[0]))
      const col = Math.min(cols - 1, Math.max(0, (index % cols) + move[1]))
      focusCell(event.currentTarget, row * cols + col)
    } else if (onChoose && (event.key === 'Enter' || event.key === ' ')) onChoose(index)
    else return
    // The page's own keys (seek, play) mean something else here.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of cells is what it is
    <table ref={ref} role="grid" aria-label={label} className={className} onKeyDown={onKeyDown}>
      <tbody ref={body} />
    </table>
  )
})

function cellsMarkup(rows: number, cols: number): string {
  let markup = ''
  for (let row = 0; row < rows; row++) {
    markup += '<tr>'
    for (let col = 0; col < cols; col++) {
      const index = row * cols + col
      const stop = index === 0 ? 0 : -1
      const name = cellName(index, cols)
      markup += `<td role="gridcell" data-cell="${index}" tabindex="${stop}">${name}</td>`
    }
    markup += '</tr>'
  }
  return markup
}

/** Moves the focus to a cell and makes it the grid's stop in the tab order. */
export function focusCell(table: HTMLTableElement, index: number): void {
  for (const old of table.querySelectorAll('[tabindex="0"]')) old.setAttribute('tabindex', '-1')
  const cell = table.querySelector<HTMLElement>(`[data-cell="${index}"]`)
  cell?.setAttribute('tabindex', '0')
  cell?.focus({ preventScroll: true })
}
