/** A rule beyond rows, columns and regions. Cells are row-major indices; order matters where the rule has one. */
export type Constraint =
  /** Digits differ; with a sum, they add up to it. */
  | { readonly kind: 'cage'; readonly cells: readonly number[]; readonly sum: number | null }
  /** Digits rise from the bulb, the first cell. */
  | { readonly kind: 'thermo'; readonly cells: readonly number[] }
  /** The first cell is the circle: the others add up to it. */
  | { readonly kind: 'arrow'; readonly cells: readonly number[] }
  /** White: consecutive. Black: one is twice the other. */
  | { readonly kind: 'kropki'; readonly cells: readonly number[]; readonly dot: 'white' | 'black' }
  /** The two cells add up to 5 (V) or 10 (X). */
  | { readonly kind: 'xv'; readonly cells: readonly number[]; readonly sum: 5 | 10 }
  /** Neighbours along the line differ by at least 5. */
  | { readonly kind: 'whisper'; readonly cells: readonly number[] }
  /** Consecutive digits in any order, none repeated. */
  | { readonly kind: 'renban'; readonly cells: readonly number[] }
  /** Reads the same from either end. */
  | { readonly kind: 'palindrome'; readonly cells: readonly number[] }
  /** The diagonal that starts at the border with the first cell adds up to the sum; digits may repeat. */
  | { readonly kind: 'little-killer'; readonly cells: readonly number[]; readonly sum: number }

export type ConstraintKind = Constraint['kind']
