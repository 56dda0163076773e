import { cellsOf } from '../cellRefs'
import { limits } from '../limits'
import type { Point } from '../puzzle'
import { listOf, numberOf, own, type SourceObject, textOf } from '../sourceValue'
import { type Convert, centreOf, middleOf } from './sheet'

const grey = '#CFCFCF'

/** The lines of a constraint as way points, each through the middles of its cells. */
function linesOf(constraint: SourceObject): Point[][] {
  return listOf(own(constraint, 'lines'))
    .slice(0, limits.points)
    .map((line) => cellsOf(line).map(centreOf))
    .filter((line) => line.length > 0)
}

/** From `from` towards `to`: 0.4 cells along a row or column, 0.28 each way on a diagonal (as SudokuPad cuts it). */
function off(from: Point, to: Point): Point {
  const [row, col] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
  const reach = row !== 0 && col !== 0 ? 0.28 : 0.4
  return [from[0] + row * reach, from[1] + col * reach]
}

/** A line of one colour and thickness (user units). */
export function plainLine(color: string, thickness: number): Convert {
  return (constraint, sheet) => {
    for (const wayPoints of linesOf(constraint)) sheet.lines.push({ wayPoints, color, thickness })
  }
}

/** A cosmetic line; f-puzzles gives its width in cells, of which half is drawn. */
export const line: Convert = (constraint, sheet) => {
  const thickness = 32 * (numberOf(own(constraint, 'width')) ?? 0.5)
  plainLine(textOf(own(constraint, 'outlineC')) ?? '#000000', thickness)(constraint, sheet, [])
}

export const thermometer: Convert = (constraint, sheet) => {
  for (const wayPoints of linesOf(constraint)) {
    const bulb = { center: wayPoints[0], width: 0.85, height: 0.85, rounded: true }
    sheet.underlays.push({ ...bulb, backgroundColor: grey })
    sheet.lines.push({ wayPoints, color: grey, thickness: 21 })
  }
}

export const betweenLine: Convert = (constraint, sheet) => {
  for (const points of linesOf(constraint)) {
    const [first, last] = [points[0]!, points.at(-1)!]
    for (const center of [first, last])
      sheet.overlays.push({
        center,
        width: 0.8,
        height: 0.8,
        rounded: true,
        borderSize: 2,
        borderColor: grey,
        backgroundColor: '#FFFFFF',
      })
    if (points.length < 2) continue
    const wayPoints = [off(first, points[1]!), ...points.slice(1, -1), off(last, points.at(-2)!)]
    sheet.lines.push({ wayPoints, color: grey, thickness: 2 })
  }
}

/** The shafts, and the bulb: a circle, a pill along a row or column, or a line round a bend. */
export const arrow: Convert = (constraint, sheet) => {
  const color = '#a1a1a1'
  const cells = cellsOf(own(constraint, 'cells'))
  const center = middleOf(cells)
  const rows = cells.map(([row]) => row)
  const cols = cells.map(([, col]) => col)
  const [height, width] = [span(rows), span(cols)]
  const bent = height > 0 && width > 0
  for (const points of linesOf(constraint)) {
    if (points.length < 2) continue
    const start = bent || center === null || cells.length > 1 ? points[0]! : center
    const wayPoints = [off(start, points[1]!), ...points.slice(1)]
    sheet.arrows.push({ wayPoints, color, thickness: 5, headLength: 0.3 })
  }
  if (bent) {
    const wayPoints = cells.map(centreOf)
    sheet.lines.push({ wayPoints, color, thickness: 45, opacity: 0.7 })
    sheet.lines.push({ wayPoints, color: '#FFFFFF', thickness: 35, opacity: 0.8 })
  } else if (center !== null)
    sheet.overlays.push({
      center,
      width: width + 0.83,
      height: height + 0.83,
      rounded: true,
      borderSize: 5,
      borderColor: color,
      backgroundColor: '#FFFFFF',
    })
}

function span(values: readonly number[]): number {
  return (
    values.reduce((a, b) => Math.max(a, b), -Infinity) -
    values.reduce((a, b) => Math.min(a, b), Infinity)
  )
}

export const littleKiller: Convert = (constraint, sheet) => {
  const cell = cellsOf([own(constraint, 'cell')])[0]
  const direction = (textOf(own(constraint, 'direction')) ?? '').toUpperCase()
  if (!cell || !/^[UD][LR]$/.test(direction)) return
  const [row, col] = centreOf(cell)
  const [down, right] = [direction[0] === 'D' ? 1 : -1, direction[1] === 'R' ? 1 : -1]
  const at = (reach: number): Point => [row + down * reach, col + right * reach]
  sheet.arrows.push({ wayPoints: [at(0.3), at(0.48)], color: '#000000', thickness: 2 })
  const text = textOf(own(constraint, 'value'))
  if (text) sheet.overlays.push(clue([row, col], text, 28))
}

/** A number outside the grid. */
export function clue(center: Point, text: string, fontSize: number): SourceObject {
  return { center, width: 0.25, height: 0.25, backgroundColor: '#FFFFFF', text, fontSize }
}
