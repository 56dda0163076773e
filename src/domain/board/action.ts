/** Zero-based position on the board. */
export interface CellRef {
  readonly row: number
  readonly col: number
}

export type ActionType = 'vl' | 'cd' | 'pm' | 'co' | 'sl' | 'ds' | 'cl' | 'pe'

/**
 * One action of the dataset's form, `type[:op][:value][:colour]:cells` or `ds:all`: absolute, already resolved
 * to its cells. Source: the publishers' processing code and their dataset card.
 */
export interface Action {
  readonly type: ActionType
  /** '+' adds, '-' removes; null where the action states none. */
  readonly op: '+' | '-' | null
  /** The digit, mark, palette key, clear code or pen shape; '' where there is none. */
  readonly value: string
  /** Pen colour (`pe` only); '' elsewhere. */
  readonly colour: string
  readonly cells: readonly CellRef[]
  /** `ds:all`. */
  readonly all: boolean
  /** The action as written in the row. */
  readonly text: string
}
