import { cellsOf } from '../cellRefs'
import type { Point } from '../puzzle'
import { listOf, numberOf, own, type SourceObject, textOf } from '../sourceValue'
import { clue } from './lines'
import { type Convert, centreOf, middleOf } from './sheet'

/** The part's middle: of `cells`, or of its one `cell`. */
function placeOf(constraint: SourceObject): Point | null {
  return middleOf(cellsOf(own(constraint, 'cells') ?? [own(constraint, 'cell')]))
}

/** A dot between two cells, `#FFFFFF` for a difference, `#000000` for a ratio; its text the other way round. */
export function dot(backgroundColor: string, color: string): Convert {
  return (constraint, sheet) => {
    const center = placeOf(constraint)
    const text = textOf(own(constraint, 'value'))
    if (center)
      sheet.overlays.push({
        center,
        width: 0.3,
        height: 0.3,
        rounded: true,
        borderColor: '#000000',
        backgroundColor,
        ...(text ? { text, color } : {}),
      })
  }
}

export const xv: Convert = (constraint, sheet) => {
  const center = placeOf(constraint)
  const text = textOf(own(constraint, 'value'))
  if (center && text) sheet.overlays.push({ ...clue(center, text, 21), borderColor: '#FFFFFF' })
}

export const quadruple: Convert = (constraint, sheet) => {
  const center = placeOf(constraint)
  if (!center) return
  const digits = listOf(own(constraint, 'values'))
    .slice(0, 40)
    .map((digit) => textOf(digit) ?? '')
  const lines: string[] = []
  for (let at = 0; at < digits.length; at += 2) lines.push(digits.slice(at, at + 2).join('\u2009'))
  sheet.overlays.push({
    center,
    width: 0.7,
    height: 0.7,
    rounded: true,
    borderColor: '#000000',
    backgroundColor: '#FFFFFF',
    ...(lines.length > 0 ? { text: lines.join('\n'), fontSize: 14 } : {}),
  })
}

/** A grey square or circle in a cell. */
export function parity(rounded: boolean): Convert {
  return (constraint, sheet) => {
    const center = placeOf(constraint)
    if (center)
      sheet.underlays.push({ center, width: 0.7, height: 0.7, rounded, backgroundColor: '#CFCFCF' })
  }
}

export const clone: Convert = (constraint, sheet) => {
  for (const key of ['cells', 'cloneCells'])
    for (const cell of cellsOf(own(constraint, key)))
      sheet.underlays.push({
        center: centreOf(cell),
        width: 1,
        height: 1,
        backgroundColor: '#CFCFCF',
      })
}

/** A number outside the grid: sandwich, x-sum, skyscraper. */
export const outsideClue: Convert = (constraint, sheet) => {
  const center = placeOf(constraint)
  const text = textOf(own(constraint, 'value'))
  if (center && text) sheet.overlays.push(clue(center, text, 32))
}

/**
 * A shaded cell with chevrons on the sides that face cells outside the list: pointing in for a minimum (apex 0.39
 * cells from the middle, ends 0.44), out for a maximum (apex 0.44, ends 0.39).
 */
export function extremum(apex: number, ends: number): Convert {
  return (constraint, sheet, all) => {
    const cell = cellsOf([own(constraint, 'cell')])[0]
    if (!cell) return
    const members = membersOf(all)
    const center = centreOf(cell)
    sheet.underlays.push({ center, width: 1, height: 1, backgroundColor: '#ccc' })
    for (const [row, col] of [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const) {
      const next: Point = [cell[0] + row, cell[1] + col]
      const inside = next[0] >= 0 && next[0] < sheet.rows && next[1] >= 0 && next[1] < sheet.cols
      if (!inside || members.has(String(next))) continue
      // Half a chevron's width, 0.1 cells, across the direction it faces.
      const end = (side: number): Point => [
        center[0] + row * ends + col * 0.1 * side,
        center[1] + col * ends + row * 0.1 * side,
      ]
      const tip: Point = [center[0] + row * apex, center[1] + col * apex]
      sheet.lines.push({ wayPoints: [end(1), tip, end(-1)], color: '#000000', thickness: 1 })
    }
  }
}

/** The cells of a list of constraints as `row,col`; worked out once a list. */
const members = new WeakMap<readonly SourceObject[], ReadonlySet<string>>()
function membersOf(all: readonly SourceObject[]): ReadonlySet<string> {
  let known = members.get(all)
  if (!known) {
    known = new Set(all.flatMap((one) => cellsOf([own(one, 'cell')])).map(String))
    members.set(all, known)
  }
  return known
}

export const text: Convert = (constraint, sheet) => {
  const center = placeOf(constraint)
  const words = textOf(own(constraint, 'value'))
  if (!center || words === undefined) return
  const color = textOf(own(constraint, 'fontC')) || '#000000'
  const white = /^(#fff(fff)?|white)$/i.test(color)
  sheet.overlays.push({
    center,
    width: 0.25,
    height: 0.25,
    text: words,
    color,
    textStroke: white ? '#000000' : '#FFFFFF',
    fontSize: 32 * (numberOf(own(constraint, 'size')) ?? 1),
    angle: numberOf(own(constraint, 'angle')) ?? 0,
  })
}

/** A cosmetic circle or rectangle. */
export function shape(rounded: boolean): Convert {
  return (constraint, sheet) => {
    const center = placeOf(constraint)
    if (!center) return
    const words = textOf(own(constraint, 'value'))
    const colour = (key: string) => textOf(own(constraint, key)) || undefined
    sheet.overlays.push({
      center,
      width: numberOf(own(constraint, 'width')) ?? 1,
      height: numberOf(own(constraint, 'height')) ?? 1,
      rounded,
      borderSize: 1,
      backgroundColor: colour('baseC'),
      borderColor: colour('outlineC'),
      ...(words === undefined ? {} : { text: words, textColor: colour('fontC') }),
      angle: numberOf(own(constraint, 'angle')) ?? 0,
    })
  }
}
