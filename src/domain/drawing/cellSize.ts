/** User units of one cell's side: SudokuPad's drawing space. */
export const CELL = 64

/** Rounds to one decimal, as SudokuPad rounds the places of texts and rectangles. */
export const round1 = (value: number): number => Math.round(value * 10) / 10

/** Rounds to two decimals, as SudokuPad rounds the points of paths. */
export const round2 = (value: number): number => Math.round(value * 100) / 100
