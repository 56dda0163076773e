/** SudokuPad's middle-line shift for digits and marks: 6 % of a cell, rounded to one decimal. */
export const TEXT_SHIFT = 3.8
export const VALUE_SIZE = 48
export const MAX_MARKS = 9

/** Font size of centre marks by number of characters drawn; index 0 is unused, more than ten overflow. */
const CENTRE = [19.2, 19.2, 19.2, 19.2, 19.2, 19.2, 15.52, 14.4, 12.8, 11.2, 10.4]
const CENTRE_LARGE = [20.8, 20.8, 20.8, 20.8, 20.8, 20.8, 15.52, 14.4, 12.8, 10.4, 10.4]

/** Font size, in user units, of a cell's centre marks of `length` characters in all. */
export function centreSize(length: number, large: boolean): number {
  const sizes = large ? CENTRE_LARGE : CENTRE
  return sizes[length] ?? sizes[0]!
}

/** Offsets of the i-th corner mark, in sorted order, from the middle of the cell's text line. */
const CORNER: readonly (readonly [number, number])[] = [
  [-15, -15],
  [15, -15],
  [-15, 15],
  [15, 15],
  [0, -15],
  [0, 15],
  [-15, 0],
  [15, 0],
  [-5, 0],
]
const CORNER_LARGE: readonly (readonly [number, number])[] = [
  [-20, -20],
  [20, -20],
  [-20, 20],
  [20, 20],
  [0, -20],
  [0, 20],
  [-20, 0],
  [20, 0],
  [-7, -4],
]

/** Place and font size of the i-th corner mark (from 0), in user units from the middle of the text line. */
export function cornerSlot(
  i: number,
  large: boolean,
): { readonly dx: number; readonly dy: number; readonly size: number } {
  const [dx, dy] = (large ? CORNER_LARGE : CORNER)[i] ?? [0, 0]
  return { dx, dy, size: large ? 20.8 : 17.6 }
}

/** The text as shown: upper case and, in puzzles whose rules say `zeroisten`, the first `0` as `10`. */
export function shownText(text: string, zeroIsTen: boolean): string {
  const upper = text.toUpperCase()
  return zeroIsTen ? upper.replace('0', '10') : upper
}
