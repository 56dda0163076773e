import { cellsOf } from './cellRefs'
import type { Point } from './puzzle'
import { numberOf, own, type SourceObject, textOf } from './sourceValue'
import { manualParts } from './visualManual'

/** Parts in SudokuPad's source form, on their way to be read like any source's. */
export interface SourceParts {
  readonly cages: SourceObject[]
  readonly lines: SourceObject[]
  readonly arrows: SourceObject[]
  readonly underlays: SourceObject[]
  readonly overlays: SourceObject[]
  /** What people must be told because nothing shows it. */
  readonly notes: string[]
  /** Names of rules for the whole board (`anti-knight`). */
  readonly flags: Set<string>
  /** A note says that the ordinary boxes are not there. */
  noBoxes: boolean
}

/** Cells across when an element gives only a word for its size. */
const sizes: Readonly<Record<string, number>> = { small: 0.3, medium: 0.5, large: 0.8 }

/** Unit steps `[row, col]` of the directions of one-cell arrows. */
const steps: Readonly<Record<string, Point>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  'upper left': [-1, -1],
  'upper right': [-1, 1],
  'lower left': [1, -1],
  'lower right': [1, 1],
}

/** Chevrons as offsets `[row, col]` from the middle of an edge; the point is in the middle. */
const chevrons: Readonly<Record<string, readonly Point[]>> = {
  '<': [
    [-0.12, 0.08],
    [0, -0.08],
    [0.12, 0.08],
  ],
  '>': [
    [-0.12, -0.08],
    [0, 0.08],
    [0.12, -0.08],
  ],
  '^': [
    [0.08, -0.12],
    [-0.08, 0],
    [0.08, 0.12],
  ],
  v: [
    [-0.08, -0.12],
    [0.08, 0],
    [-0.08, 0.12],
  ],
}

/**
 * Adds one element of a row's `visual_elements` (the types are those of 100 public rows) to `parts`; false if it is
 * of no known type or names no cell.
 */
export function visualParts(element: SourceObject, parts: SourceParts): boolean {
  const type = (textOf(own(element, 'type')) ?? '').trim().toLowerCase()
  if (type === 'global' || type === 'manual') {
    const text = (textOf(own(element, 'text')) ?? '').trim()
    if (type === 'global') parts.flags.add(text.toLowerCase())
    else manualParts(text, parts)
    if (text !== '') parts.notes.push(text)
    return text !== ''
  }
  const coords = own(element, 'coords') ?? own(element, 'cells')
  const cells = cellsOf(coords)
  if (cells.length === 0) return false
  const centres = cells.map(([row, col]): Point => [row + 0.5, col + 0.5])
  const color = textOf(own(element, 'color_hex')) || '#000000'
  const thickness = numberOf(own(element, 'thickness')) ?? 2
  switch (type) {
    case 'overlays':
    case 'underlays':
      parts[type].push(decoration(element, mean(centres)))
      return true
    case 'lines':
      parts.lines.push({ wayPoints: centres, color, thickness })
      return true
    case 'arrows':
      parts.arrows.push({ wayPoints: centres, color, thickness, headLength: 0.3 })
      return true
    case 'cage': {
      const style = textOf(own(element, 'style')) ?? 'killer'
      parts.cages.push({ cells, value: textOf(own(element, 'value')) ?? '', style })
      return true
    }
    case 'inequality': {
      const chevron = chevrons[textOf(own(element, 'direction')) ?? '']
      if (!chevron) return false
      const [row, col] = mean(centres)
      const wayPoints = chevron.map(([r, c]): Point => [row + r, col + c])
      parts.lines.push({ wayPoints, color, thickness, target: 'overlay' })
      return true
    }
    case 'horizontal arrow':
    case 'vertical arrow':
    case 'diagonal arrow': {
      const step = steps[(textOf(own(element, 'direction')) ?? '').toLowerCase()]
      if (!step) return false
      for (const [row, col] of centres)
        parts.arrows.push({
          wayPoints: [
            [row - 0.25 * step[0], col - 0.25 * step[1]],
            [row + 0.25 * step[0], col + 0.25 * step[1]],
          ],
          color,
          thickness,
          headLength: 0.3,
        })
      return true
    }
    default:
      return false
  }
}

/** A shape or text in the middle of its cells: one cell, two either side of an edge, four round a corner. */
function decoration(element: SourceObject, center: Point): SourceObject {
  const text = textOf(own(element, 'text')) ?? ''
  const size = sizes[textOf(own(element, 'size')) ?? ''] ?? 0
  const width = numberOf(own(element, 'width')) ?? size
  const height = numberOf(own(element, 'height')) ?? size
  const shape = textOf(own(element, 'shape'))
  const borderColor = textOf(own(element, 'border_color_hex'))
  return {
    center,
    width,
    height,
    rounded: shape === 'circle',
    ...(shape === 'diamond' ? { angle: 45 } : {}),
    backgroundColor: textOf(own(element, 'color_hex')) ?? '',
    ...(borderColor ? { borderColor } : {}),
    // The form gives no size of text: as large as its shape holds, or as clues outside a grid are.
    ...(text === ''
      ? {}
      : { text, fontSize: height > 0 ? Math.min(32, Math.round(height * 40)) : 28 }),
  }
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(([r, c], [row, col]): Point => [r + row, c + col], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
