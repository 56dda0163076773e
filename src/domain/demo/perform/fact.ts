import type { Constraint } from '../puzzle/constraint'
import type { House } from '../puzzle/layout'
import type { Deduction } from '../solve/deduction'

/**
 * Something that was said of the board and can be checked against it. "Known" means: by the values on the board at
 * that moment, the rules in sight, and the deductions said before.
 */
export type Fact =
  /** A step of reasoning: its conclusion follows from the houses, clues and candidates it names. */
  | { readonly kind: 'deduction'; readonly deduction: Deduction }
  /** This cell cannot hold the symbol because that one, which sees it, does. */
  | { readonly kind: 'seen'; readonly cell: number; readonly symbol: number; readonly by: number }
  /** Across a clue of neighbours, the other cell is within its mask, and nothing in it goes with these symbols. */
  | {
      readonly kind: 'neighbour'
      readonly constraint: Constraint
      readonly cell: number
      readonly other: number
      readonly otherMask: number
      readonly gone: number
    }
  /** Nothing on the board gives a digit here yet: no single puts one of these symbols into one of these cells. */
  | { readonly kind: 'no-digit'; readonly cells: readonly number[]; readonly symbols: number }
  /** What is left for a cell is within the mask. */
  | { readonly kind: 'options'; readonly cell: number; readonly mask: number }
  /** In these cells, the symbol can only be in those. */
  | {
      readonly kind: 'places'
      readonly house: readonly number[]
      readonly symbol: number
      readonly cells: readonly number[]
    }
  /** A house still lacks these symbols. */
  | { readonly kind: 'missing'; readonly house: readonly number[]; readonly mask: number }
  /** So many cells hold the symbol. */
  | { readonly kind: 'count'; readonly symbol: number; readonly count: number }
  /** So many cells are open. */
  | { readonly kind: 'left'; readonly count: number }
  /** These cells add up to at least and at most so much. */
  | {
      readonly kind: 'sum-range'
      readonly cells: readonly number[]
      readonly min: number
      readonly max: number
    }
  /** The cells that houses have beyond cages, or cages beyond houses, add up to the total. */
  | {
      readonly kind: 'set-sum'
      readonly cells: readonly number[]
      readonly total: number
      readonly houses: readonly House[]
      readonly constraints: readonly Constraint[]
    }
  /** These are the sets of symbols a clue can be made of. */
  | {
      readonly kind: 'combinations'
      readonly constraint: Constraint
      readonly sets: readonly number[]
      /** They were the same when they were last named: said as something known. */
      readonly again?: true
    }
  /** No other line of the kind has the symbol in exactly the same two crossing lines. */
  | { readonly kind: 'no-partner'; readonly house: House; readonly symbol: number }
