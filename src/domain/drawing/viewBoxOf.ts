import { type Box, unite } from './box'
import { CELL } from './cellSize'
import type { Shape, TextShape, ViewBox } from './drawList'
import { shapeBox } from './shapeBox'

/** More than any sign's advance, or its ink's height above or below the middle, in ems. */
const WIDEST = 1.5

const PAD = 4
const STEP = 16
/** Cells beyond the grid up to which a drawing widens the view; farther out it is a mistake in the source. */
const FAR = 12

/**
 * The box of everything drawn, the grid included; strokes and turns ignored. What lies farther than twelve cells from
 * the grid does not count, so that one stray number cannot shrink the board to a dot.
 */
export function drawnBox(shapes: readonly Shape[], rows: number, cols: number): Box {
  const grid: Box = { x: 0, y: 0, width: cols * CELL, height: rows * CELL }
  const far = FAR * CELL
  let all = grid
  for (const shape of shapes) {
    if (shape.attached || (shape.kind === 'text' && surelyWithin(shape, all))) continue
    const box = shapeBox(shape)
    if (!box) continue
    const near =
      box.x >= -far &&
      box.y >= -far &&
      box.x + box.width <= grid.width + far &&
      box.y + box.height <= grid.height + far
    if (near) all = unite(all, box)
  }
  return all
}

/** Whether a text lies within a box whatever its signs are: then its exact size, which takes time, does not matter. */
function surelyWithin({ runs, x, y, fontSize }: TextShape, box: Box): boolean {
  const height = WIDEST * fontSize
  let length = 0
  for (const { text } of runs) length += text.length
  const reach = WIDEST * fontSize * length
  return runs.every((run) => {
    const [cx, cy] = [run.x ?? x, run.y ?? y]
    return (
      cx - reach >= box.x &&
      cx + reach <= box.x + box.width &&
      cy - height >= box.y &&
      cy + height <= box.y + box.height
    )
  })
}

/** The view box around what is drawn: padded by 4, each side pushed out to a multiple of 16. */
export function viewBoxOf(all: Box): ViewBox {
  const left = Math.floor((all.x - PAD) / STEP) * STEP
  const top = Math.floor((all.y - PAD) / STEP) * STEP
  const right = Math.ceil((all.x + all.width + PAD) / STEP) * STEP
  const bottom = Math.ceil((all.y + all.height + PAD) / STEP) * STEP
  return { x: left, y: top, width: right - left, height: bottom - top }
}
