import type { Arrow, Decoration, Puzzle } from '../puzzle/puzzle'

const COLOURS = new Set(['#000000', '#CFCFCF', '#a1a1a1'])
const THICKNESS = new Set([2, 3, 5])

const cellOf = ([row, col]: readonly [number, number]): string =>
  `${Math.floor(row)},${Math.floor(col)}`

function isArrow(arrow: Arrow): boolean {
  return (
    arrow.wayPoints.length >= 2 &&
    arrow.colour !== undefined &&
    COLOURS.has(arrow.colour) &&
    THICKNESS.has(arrow.thickness ?? 0) &&
    arrow.headLength === 0.3
  )
}

function isBulb(part: Decoration): boolean {
  const sized = (size: number) => size >= 0.6 && size <= 2.9
  const border = part.borderSize ?? 0
  return (
    part.rounded &&
    part.borderColour !== undefined &&
    COLOURS.has(part.borderColour) &&
    sized(part.width) &&
    sized(part.height) &&
    border >= 3 &&
    border <= 10
  )
}

/** The bulbs of arrow sums: all of them, and those drawn after each arrow, in file order. */
export interface ArrowBulbs {
  readonly all: ReadonlySet<Decoration>
  readonly of: ReadonlyMap<Arrow, readonly Decoration[]>
}

/**
 * Finds the bulbs of arrow sums, each with the arrow after which SudokuPad draws it (the first that starts or ends in
 * its cell). Only the order of drawing depends on this.
 */
export function arrowBulbs(puzzle: Puzzle): ArrowBulbs {
  const ends = new Map<string, Arrow>()
  for (const arrow of puzzle.arrows) {
    if (!isArrow(arrow)) continue
    for (const point of [arrow.wayPoints[0]!, arrow.wayPoints.at(-1)!]) {
      const key = cellOf(point)
      if (!ends.has(key)) ends.set(key, arrow)
    }
  }
  const all = new Set<Decoration>()
  const of = new Map<Arrow, Decoration[]>()
  for (const part of [...puzzle.underlays, ...puzzle.overlays]) {
    const arrow = isBulb(part) ? ends.get(cellOf(part.center)) : undefined
    if (!arrow) continue
    all.add(part)
    const bulbs = of.get(arrow)
    if (bulbs) bulbs.push(part)
    else of.set(arrow, [part])
  }
  return { all, of }
}
