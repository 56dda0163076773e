import type { Cell } from './cell'

const nothing: readonly string[] = Object.freeze([])

/** The untouched cell: one shared object, so that "still empty" is `===`. */
export const EMPTY_CELL: Cell = Object.freeze({
  text: '',
  value: '',
  centre: nothing,
  corner: nothing,
  colours: nothing,
  selected: false,
  pen: nothing,
})
