import type { Cage, Point } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL, round1 } from './cellSize'
import type { LayerId, Paint, Shape } from './drawList'
import { outlinePath } from './outlinePath'
import { partColour, passedPaint } from './paintOf'
import { shapeBox } from './shapeBox'
import { textWidth } from './textBox'
import { textRim } from './textRim'
import { boardTheme } from './theme'

const KILLER_INSET = 5.12
const LABEL_SIZE = 13
/** Units of a label's start from its cell's corner. */
const LABEL_X = 2.2
const LABEL_Y = 10.4

interface CageStyle extends Paint {
  readonly inset: number
  readonly layer?: LayerId
}

const indexer = (stroke: string, fill: string): CageStyle => ({
  inset: 2.5,
  stroke,
  strokeWidth: 4,
  strokeOpacity: 0.7,
  fill,
})

/** SudokuPad's cage styles. */
const STYLES: Readonly<Record<string, CageStyle>> = {
  killer: { inset: KILLER_INSET, strokeWidth: 1.5, strokeDasharray: '5 3' },
  box: { inset: 0, strokeWidth: 3, layer: 'cell-grids' },
  windoku: { inset: KILLER_INSET, fill: '#cfcfcf33', stroke: 'none', strokeWidth: 0 },
  extraregion: { inset: 6, fill: 'rgba(178, 178, 178, 0.4)', stroke: 'none', strokeWidth: 0 },
  selectioncage: {
    inset: 4,
    stroke: 'rgba(0, 126, 255, 0.7)',
    strokeWidth: 8,
    strokeLinejoin: 'round',
    fill: 'rgba(255, 255, 255, 0.4)',
  },
  fpRowIndexer: indexer('#7CC77C', '#7CC77C33'),
  fpColumnIndexer: indexer('#C77C7C', '#C77C7C33'),
  fpBoxIndexer: indexer('#7C7CC7', '#7C7CC733'),
}

/** The outline of a cage's style, or null for cages that have only a label. */
function styleOf(cage: Cage): CageStyle | null {
  const { style, type } = cage
  if (style === undefined || style === null) {
    return style === undefined && (type === 'rowcol' || type === 'disjoint') ? null : STYLES.killer!
  }
  if (style === '' || style === 'hidden') return null
  return Object.hasOwn(STYLES, style) ? STYLES[style]! : STYLES.killer!
}

/** A cage's outline (if its style has one) and label (if it has a value). A hidden cage draws nothing. */
export function drawCage(cage: Cage, settings: BoardSettings): Shape[] {
  if (cage.hidden || cage.cells.length === 0) return []
  const theme = boardTheme(settings.theme)
  const shapes: Shape[] = []
  const style = styleOf(cage)
  if (style) {
    const { inset, layer = 'cages', ...paint } = style
    shapes.push({
      ...passedPaint(cage.pass, settings.theme),
      stroke: theme.ink,
      ...paint,
      ...colourOver('stroke', partColour(cage.outlineColour, settings.theme)),
      kind: 'path',
      layer,
      d: outlinePath(cage.cells, inset),
    })
  }
  shapes.push(...drawLabel(cage, settings))
  return shapes
}

const colourOver = (key: 'stroke' | 'fill', colour: string | undefined): Paint =>
  colour === undefined ? {} : { [key]: colour }

function drawLabel(cage: Cage, settings: BoardSettings): Shape[] {
  if (cage.value.trim() === '') return []
  const theme = boardTheme(settings.theme)
  const corner = cage.cells.reduce((best, cell) =>
    cell[0] < best[0] || (cell[0] === best[0] && cell[1] < best[1]) ? cell : best,
  )
  const [row, col] = corner
  const room = CELL * runToTheRight(cage.cells, corner) - 2 * LABEL_X - 0.08
  const text: Shape = {
    kind: 'text',
    layer: 'cages',
    x: round1(CELL * col + LABEL_X),
    y: round1(CELL * row + LABEL_Y),
    fontSize: LABEL_SIZE,
    anchor: 'start',
    baseline: 'middle',
    runs: [{ text: cage.value }],
    fill: partColour(cage.fontColour, settings.theme) ?? theme.ink,
    ...textRim(settings),
    ...(textWidth(cage.value, LABEL_SIZE) > room ? { textLength: room } : {}),
  }
  const box = shapeBox(text)!
  return [
    {
      kind: 'rect',
      layer: 'cages',
      x: round1(box.x),
      y: round1(box.y + 2),
      width: round1(box.width),
      height: round1(box.height - 3),
      fill: theme.labelBack,
    },
    text,
  ]
}

/** Number of the cage's cells in an unbroken run from one to the right, itself included. */
function runToTheRight(cells: readonly Point[], [row, col]: Point): number {
  const columns = new Set(cells.filter((cell) => cell[0] === row).map((cell) => cell[1]))
  let run = 0
  while (columns.has(col + run)) run++
  return run
}
