import type { WordSpan } from './useMarkedRanges'

/** A technique named in the words of a solve. */
export interface TechniqueSpan extends WordSpan {
  readonly id: string
  readonly name: string
}
