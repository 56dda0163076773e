/**
 * A cell as the publishers' processing code holds it: values are single characters, `.` for empty; lists keep order and
 * duplicates. Immutable here. Facts from their open code (MIT); used for verdicts and texts equal to theirs only.
 */
export interface StrictCell {
  readonly value: string
  readonly candidates: readonly string[]
  readonly corner: readonly string[]
  /** `value/centre/corner`, marks sorted: two cells are the same to them when these are. */
  readonly text: string
}

/** Cells in row order; as many as the state named. */
export type StrictBoard = readonly StrictCell[]

/** What their value type knows; everything else is a "special digit". */
export const STRICT_VALUES: ReadonlySet<string> = new Set('.0123456789')

export function strictCell(
  value: string,
  candidates: readonly string[],
  corner: readonly string[],
): StrictCell {
  const shown = value === '.' ? '' : value
  const text = `${shown}/${sorted(candidates)}/${sorted(corner)}`
  return { value, candidates, corner, text }
}

function sorted(marks: readonly string[]): string {
  if (marks.length < 2) return marks[0] ?? ''
  return [...marks].sort().join(',')
}

/** One character a cell, `.` for empty: how the publishers compare a board with a solution. */
export function strictAscii(board: StrictBoard): string {
  let text = ''
  for (const { value } of board) text += value
  return text
}

/** Whether a board, written so, is a solution letter for letter. */
export function isStrictly(board: StrictBoard, solution: string | null): boolean {
  if (solution === null || solution.length !== board.length) return false
  for (let cell = 0; cell < board.length; cell++) {
    if (board[cell]?.value !== solution[cell]) return false
  }
  return true
}
