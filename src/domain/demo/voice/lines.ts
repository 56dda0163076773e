import { asideLines } from './lines/aside'
import { classicLines } from './lines/classic'
import { closingLines } from './lines/closing'
import { openingLines } from './lines/opening'
import { singleLines } from './lines/single'

/** Everything the voice can say, by occasion. Templates: see `renderTemplate`. */
export const lines = {
  ...openingLines,
  ...singleLines,
  ...classicLines,
  ...asideLines,
  ...closingLines,
} as const satisfies Record<string, readonly string[]>

export type LineName = keyof typeof lines
