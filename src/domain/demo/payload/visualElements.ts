import type { Constraint } from '../puzzle/constraint'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { directionOf, outsideOf } from './clueParts'

type Element = Record<string, unknown>

/** The puzzle's clues as the dataset's `visual_elements`: JSON text of a list. */
export function visualElementsOf(puzzle: DemoPuzzle): string {
  const elements = puzzle.constraints.flatMap((constraint) => elementsOf(constraint, puzzle.size))
  if (puzzle.antiKnight) elements.push({ text: 'anti-knight', type: 'global' })
  return JSON.stringify(elements)
}

function elementsOf(constraint: Constraint, size: number): Element[] {
  const { cells } = constraint
  const coords = cells.map((cell) => name(Math.floor(cell / size), cell % size))
  const line = (color_name: string, color_hex: string, thickness: number): Element => ({
    type: 'lines',
    coords,
    color_name,
    color_hex,
    thickness,
  })
  switch (constraint.kind) {
    case 'cage':
      return [{ type: 'cage', style: 'killer', cells: coords, value: constraint.sum ?? '' }]
    case 'thermo':
      return [
        shape('underlays', coords.slice(0, 1), 'cell', 'circle', 'lightgray', '#CFCFCF', 0.85),
        line('lightgray', '#CFCFCF', 21),
      ]
    case 'arrow':
      return [
        {
          ...shape('overlays', coords.slice(0, 1), 'cell', 'circle', 'white', '#FFFFFF', 0.83),
          border_color_name: 'darkgray',
          border_color_hex: '#A1A1A1',
        },
        { type: 'arrows', coords, color_name: 'darkgray', color_hex: '#A1A1A1', thickness: 5 },
      ]
    case 'kropki':
      return [
        {
          ...(constraint.dot === 'white'
            ? shape('overlays', coords, edge(cells), 'circle', 'white', '#FFFFFF', 0.3)
            : shape('overlays', coords, edge(cells), 'circle', 'black', '#000000', 0.3)),
          border_color_name: 'black',
          border_color_hex: '#000000',
        },
      ]
    case 'xv':
      return [
        {
          ...shape('overlays', coords, edge(cells), 'square', 'white', '#FFFFFF', 0.25),
          text: constraint.sum === 10 ? 'X' : 'V',
        },
      ]
    case 'whisper':
      return [line('lightgreen', '#67F067', 10)]
    case 'renban':
      return [line('violet', '#F067F0', 10)]
    case 'palindrome':
      return [line('lightgray', '#CFCFCF', 16)]
    case 'little-killer': {
      const [row, col] = outsideOf(cells, size)
      const [dr, dc] = directionOf(cells, size)
      const outside = [name(Math.floor(row), Math.floor(col))]
      return [
        {
          ...shape('overlays', outside, 'cell', 'square', '', '', 0.25),
          text: String(constraint.sum),
        },
        {
          type: 'diagonal arrow',
          coords: outside,
          direction: `${dr < 0 ? 'upper' : 'lower'} ${dc < 0 ? 'left' : 'right'}`,
          color_name: 'black',
          color_hex: '#000000',
          thickness: 2,
        },
      ]
    }
  }
}

/** `r1c1`; row and column 0 lie outside, before the first. */
function name(row: number, col: number): string {
  return `r${row + 1}c${col + 1}`
}

/** The edge between two cells side by side is vertical, between two above each other horizontal. */
function edge(cells: readonly number[]): string {
  return Math.abs(cells[0]! - cells[1]!) === 1 ? 'vertical edge' : 'horizontal edge'
}

function shape(
  type: 'underlays' | 'overlays',
  coords: readonly string[],
  loc: string,
  form: string,
  color_name: string,
  color_hex: string,
  width: number,
): Element {
  return {
    type,
    coords,
    loc,
    shape: form,
    color_name,
    color_hex,
    border_color_name: '',
    border_color_hex: '',
    size: width > 0.6 ? 'large' : width > 0.28 ? 'medium' : 'small',
    text: '',
    width,
    height: width,
  }
}
