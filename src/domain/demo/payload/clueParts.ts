import type { Constraint } from '../puzzle/constraint'

type Part = Record<string, unknown>

/** A clue's drawn parts in SudokuPad's source form. */
export interface ClueParts {
  readonly cages: Part[]
  readonly lines: Part[]
  readonly arrows: Part[]
  readonly underlays: Part[]
  readonly overlays: Part[]
}

const GREY = '#CFCFCF'
const ARROW_GREY = '#A1A1A1'
const WHISPER_GREEN = '#67F067'
const RENBAN_PURPLE = '#F067F0'
const WHITE = '#FFFFFF'
const BLACK = '#000000'

/** How the setters' tools draw each clue: thermometers grey with a bulb, whispers green, renbans purple, and so on. */
export function partsOf(constraint: Constraint, size: number): ClueParts {
  const parts: ClueParts = { cages: [], lines: [], arrows: [], underlays: [], overlays: [] }
  const { cells } = constraint
  const centres = cells.map((cell) => centreOf(cell, size))
  const line = (color: string, thickness: number) =>
    parts.lines.push({ wayPoints: centres, color, thickness })
  switch (constraint.kind) {
    case 'cage':
      parts.cages.push({
        cells: cells.map((cell) => [Math.floor(cell / size), cell % size]),
        ...(constraint.sum === null ? {} : { value: String(constraint.sum) }),
      })
      break
    case 'thermo':
      parts.underlays.push(circle(centres[0]!, 0.85, { backgroundColor: GREY }))
      line(GREY, 21)
      break
    case 'arrow':
      parts.overlays.push(
        circle(centres[0]!, 0.83, {
          backgroundColor: WHITE,
          borderColor: ARROW_GREY,
          borderSize: 5,
        }),
      )
      parts.arrows.push({
        wayPoints: [towards(centres[0]!, centres[1]!, 0.4), ...centres.slice(1)],
        color: ARROW_GREY,
        thickness: 5,
        headLength: 0.3,
      })
      break
    case 'kropki':
      parts.overlays.push(
        circle(middle(centres), 0.3, {
          backgroundColor: constraint.dot === 'white' ? WHITE : BLACK,
          borderColor: BLACK,
        }),
      )
      break
    case 'xv':
      parts.overlays.push({
        center: middle(centres),
        width: 0.25,
        height: 0.25,
        fontSize: 21,
        text: constraint.sum === 10 ? 'X' : 'V',
        backgroundColor: WHITE,
      })
      break
    case 'whisper':
      line(WHISPER_GREEN, 10)
      break
    case 'renban':
      line(RENBAN_PURPLE, 10)
      break
    case 'palindrome':
      line(GREY, 16)
      break
    case 'little-killer': {
      const [dr, dc] = directionOf(cells, size)
      const [row, col] = outsideOf(cells, size)
      parts.overlays.push({
        center: [row, col],
        width: 0.25,
        height: 0.25,
        fontSize: 24,
        text: String(constraint.sum),
      })
      parts.arrows.push({
        wayPoints: [
          [row + dr * 0.3, col + dc * 0.3],
          [row + dr * 0.48, col + dc * 0.48],
        ],
        color: BLACK,
        thickness: 2,
        headLength: 0.15,
      })
    }
  }
  return parts
}

export type Spot = readonly [row: number, col: number]

function centreOf(cell: number, size: number): Spot {
  return [Math.floor(cell / size) + 0.5, (cell % size) + 0.5]
}

function circle(center: Spot, width: number, more: Part): Part {
  return { center, width, height: width, rounded: true, ...more }
}

function middle(centres: readonly Spot[]): Spot {
  const [a, b] = centres as [Spot, Spot]
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** The point `by` cells from one centre in the direction of the next. */
function towards(from: Spot, to: Spot, by: number): Spot {
  const [dr, dc] = [to[0] - from[0], to[1] - from[1]]
  // Steps are straight or diagonal: their length is 1 or the root of 2.
  const length = dr !== 0 && dc !== 0 ? Math.SQRT2 : 1
  const round = (x: number) => Math.round(x * 1000) / 1000
  return [round(from[0] + (dr / length) * by), round(from[1] + (dc / length) * by)]
}

/** The step of a diagonal, rows and columns. */
export function directionOf(cells: readonly number[], size: number): Spot {
  const [a = 0, b = 0] = cells
  return [Math.floor(b / size) - Math.floor(a / size), (b % size) - (a % size)]
}

/** The centre of the cell outside the grid that a diagonal's clue stands in. */
export function outsideOf(cells: readonly number[], size: number): Spot {
  const [row, col] = centreOf(cells[0]!, size)
  const [dr, dc] = directionOf(cells, size)
  return [row - dr, col - dc]
}
