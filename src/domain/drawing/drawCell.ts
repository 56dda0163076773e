import type { Cell } from '../board/cell'
import type { PuzzleCell } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL, round1 } from './cellSize'
import { drawColourAid } from './colourAid'
import { colourWedges } from './colourWedges'
import type { CellConflict } from './conflicts'
import type { Shape, TextRun } from './drawList'
import { centreSize, cornerSlot, MAX_MARKS, shownText, TEXT_SHIFT, VALUE_SIZE } from './markText'
import { penColour, solverColour } from './palette'
import { penMark } from './penMark'
import { textRim } from './textRim'
import { boardTheme } from './theme'

/** Where and in what surroundings a cell's contents are drawn. */
export interface CellPlace {
  /** Row-major index, kept in the shapes' `mark`. */
  readonly index: number
  /** Top-left corner in user units. */
  readonly x: number
  readonly y: number
  readonly puzzleCell: PuzzleCell
  /** The given does not show, so that values and marks do. */
  readonly fogged: boolean
  readonly zeroIsTen: boolean
  readonly conflict: CellConflict | null
}

/**
 * Everything the solver put into one cell: colours, pen marks, corner marks, centre marks, value, as shapes of their
 * layers. A visible given hides value and marks; a value hides marks; colours and pen always show.
 */
export function drawCell(cell: Cell, place: CellPlace, settings: BoardSettings): Shape[] {
  const shapes: Shape[] = []
  const { index, x, y, puzzleCell, zeroIsTen, conflict } = place
  const theme = boardTheme(settings.theme)
  const rim = textRim(settings)
  const cx = x + CELL / 2
  const cy = y + CELL / 2
  const textY = round1(cy + TEXT_SHIFT)

  if (cell.colours.length > 0) {
    const wedges = colourWedges(cell.colours.length, x, y)
    cell.colours.forEach((key, i) => {
      shapes.push({
        kind: 'path',
        layer: 'cell-colors',
        d: wedges[i]!,
        fill: solverColour(key, settings.palette),
        mark: { kind: 'colour', cell: index, key },
      })
    })
    shapes.push(...drawColourAid(cell.colours, wedges, place, settings))
  }
  for (const code of cell.pen) {
    const shape = code.slice(0, 1).toLowerCase()
    const path = penMark(shape, x, y)
    if (!path) continue
    shapes.push({
      kind: 'path',
      layer: 'cell-pen',
      d: path.d,
      stroke: penColour(code.slice(1, 2)),
      strokeWidth: path.width,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      opacity: 0.8,
      mark: { kind: 'pen', cell: index, key: shape },
    })
  }
  if (conflict?.value) {
    shapes.push({
      kind: 'rect',
      layer: 'cell-errors',
      x,
      y,
      width: CELL,
      height: CELL,
      fill: 'rgba(179, 58, 58, 0.5)',
    })
  }
  if (puzzleCell.given !== '' && !place.fogged) return shapes

  const text = { anchor: 'middle', baseline: 'middle', fill: theme.entered, ...rim } as const
  if (cell.value !== '') {
    shapes.push({
      kind: 'text',
      layer: 'cell-values',
      x: round1(cx),
      y: textY,
      fontSize: VALUE_SIZE,
      runs: [{ text: shownText(cell.value, zeroIsTen) }],
      source: cell.value,
      mark: { kind: 'value', cell: index },
      ...text,
    })
    return shapes
  }
  if (cell.corner.length > 0) {
    // A mark of several characters takes as many slots; only a `0` that means ten stays together.
    const slots = cell.corner.flatMap((mark) => {
      const given = puzzleCell.corner.includes(mark)
      const wrong = conflict?.corner.has(mark) ?? false
      return [...mark].map((char) => ({ char, given, wrong }))
    })
    slots.slice(0, MAX_MARKS).forEach(({ char, given, wrong }, i) => {
      const { dx, dy, size } = cornerSlot(i, settings.largeDigits)
      shapes.push({
        kind: 'text',
        layer: 'cell-pencilmarks',
        x: round1(cx + dx),
        y: round1(cy + TEXT_SHIFT + dy),
        fontSize: size,
        runs: [{ text: shownText(char, zeroIsTen) }],
        source: char,
        mark: { kind: 'corner', cell: index },
        ...text,
        fill: wrong ? theme.conflict : given ? theme.ink : theme.entered,
      })
    })
  }
  if (cell.centre.length > 0) {
    const tokens = cell.centre.slice(0, MAX_MARKS)
    const firstZero = tokens.findIndex((token) => token.includes('0'))
    const runs = tokens.map((token, i): TextRun => {
      const wrong = conflict?.centre.has(token) ?? false
      const fill = wrong ? theme.conflict : puzzleCell.centre.includes(token) ? theme.ink : null
      const text = shownText(token, zeroIsTen && i === firstZero)
      return { text, ...(fill ? { fill } : {}) }
    })
    const length = runs.reduce((sum, run) => sum + run.text.length, 0)
    shapes.push({
      kind: 'text',
      layer: 'cell-candidates',
      x: round1(cx),
      y: textY,
      fontSize: centreSize(length, settings.largeDigits),
      runs,
      source: tokens.join(''),
      mark: { kind: 'centre', cell: index },
      ...text,
    })
  }
  return shapes
}
