/**
 * A cell and a board as the publishers' processing code holds them: values are single characters, `.` for empty; lists
 * keep order and duplicates. Facts from their open code (MIT); used for verdicts and texts equal to theirs only.
 */
export interface StrictCell {
  value: string
  candidates: string[]
  corner: string[]
}

/** What their value type knows; everything else is a "special digit". */
export const STRICT_VALUES: ReadonlySet<string> = new Set('.0123456789')

/** Cells in row order; as many as the state named. */
export type StrictBoard = StrictCell[]
