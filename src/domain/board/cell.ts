/**
 * One cell's solver contents, parsed once and frozen; equal texts share one object within a trace, so
 * "unchanged" is `===`. Source of the form: SudokuPad's serialised state, `value/centre/corner/colours/highlight/pen`.
 */
export interface Cell {
  /** Canonical text: lists sorted as text, trailing slashes cut; '' for an untouched cell. */
  readonly text: string
  /** Entered (or, in states that repeat them, given) value, any length; '' for none. */
  readonly value: string
  /** Centre marks, sorted as text, no duplicates. */
  readonly centre: readonly string[]
  /** Corner marks, sorted as text, no duplicates. */
  readonly corner: readonly string[]
  /** Palette keys 0-9 a-t, sorted as text. */
  readonly colours: readonly string[]
  /** The highlight part: the cell is selected. */
  readonly selected: boolean
  /** Pen codes, two characters each (shape, colour), in the order given. */
  readonly pen: readonly string[]
}
