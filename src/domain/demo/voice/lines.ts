import { asideLines } from './lines/aside'
import { cageLines } from './lines/cage'
import { closingLines } from './lines/closing'
import { clueDigitLines } from './lines/clueDigit'
import { clueLines } from './lines/clues'
import { fishLines } from './lines/fish'
import { fogLines } from './lines/fog'
import { hiddenLines } from './lines/hidden'
import { lessonLines } from './lines/lesson'
import { lockedLines } from './lines/locked'
import { mistakeLines } from './lines/mistake'
import { openingLines } from './lines/opening'
import { ruleLines } from './lines/rules'
import { runLines } from './lines/run'
import { runWhyLines } from './lines/runWhy'
import { singleLines } from './lines/single'
import { teachLines } from './lines/teach'
import { thinkLines } from './lines/think'
import { tourLines } from './lines/tour'

/** Everything the voice can say, by occasion. Templates: see `renderTemplate`; a leading `*` marks what few solves say. */
export const lines = {
  ...openingLines,
  ...ruleLines,
  ...singleLines,
  ...runLines,
  ...runWhyLines,
  ...hiddenLines,
  ...lessonLines,
  ...lockedLines,
  ...fishLines,
  ...fogLines,
  ...cageLines,
  ...clueLines,
  ...clueDigitLines,
  ...tourLines,
  ...teachLines,
  ...thinkLines,
  ...mistakeLines,
  ...asideLines,
  ...closingLines,
} as const satisfies Record<string, readonly string[]>

export type LineName = keyof typeof lines
