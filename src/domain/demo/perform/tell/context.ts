import type { Deduction } from '../../solve/deduction'

/** Where a deduction stands in its line of reasoning. */
export interface TellContext {
  /** The deduction told just before, in the same breath; null at the beginning. */
  readonly previous: Deduction | null
  /** 1 explains in full, 0 is terse. */
  readonly detail: number
  /** The step that opens the puzzle: told with care. */
  readonly breakIn: boolean
}
