import type { Constraint } from '../puzzle/constraint'
import type { House } from '../puzzle/layout'

export type TechniqueId =
  | 'full-house'
  | 'hidden-single'
  | 'naked-single'
  | 'pointing'
  | 'box-line'
  | 'naked-pair'
  | 'hidden-pair'
  | 'naked-triple'
  | 'hidden-triple'
  | 'x-wing'
  | 'swordfish'
  | 'skyscraper'
  | 'xy-wing'
  | 'simple-colouring'
  | 'cage-combinations'
  | 'thermometer-bounds'
  | 'arrow-bounds'
  | 'kropki-pair'
  | 'xv-pair'
  | 'whisper-line'
  | 'renban-range'
  | 'palindrome-mirror'
  | 'little-killer-bounds'
  | 'locked-in-clue'
  | 'set-sum'
  | 'parity'
  | 'polarity'
  | 'knights-move'
  | 'law-of-leftovers'

export interface Removal {
  readonly cell: number
  /** The symbols that go, one bit each. */
  readonly mask: number
}

/** One step of logic: what it rests on, and what follows. */
export interface Deduction {
  readonly technique: TechniqueId
  /** The pattern: the cells the eye is on, in the order of telling. */
  readonly cells: readonly number[]
  /** The symbols it is about. */
  readonly symbols: readonly number[]
  /** Houses it relies on holding every symbol. */
  readonly houses: readonly House[]
  /** Rules beyond the grid's it relies on. */
  readonly constraints: readonly Constraint[]
  readonly place: { readonly cell: number; readonly symbol: number } | null
  readonly removals: readonly Removal[]
  /** Cells in two or more groups where the pattern has roles: colour classes, pincers, innies. */
  readonly roles: readonly (readonly number[])[]
  /** The sum it works out, where it is one. */
  readonly total: number | null
}

/** A deduction from its parts; what is not named is empty. */
export function deduction(
  technique: TechniqueId,
  parts: Partial<Omit<Deduction, 'technique'>>,
): Deduction {
  return {
    technique,
    cells: [],
    symbols: [],
    houses: [],
    constraints: [],
    place: null,
    removals: [],
    roles: [],
    total: null,
    ...parts,
  }
}
