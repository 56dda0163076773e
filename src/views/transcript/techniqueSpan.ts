/** A technique named in the words of a solve. */
export interface TechniqueSpan {
  readonly id: string
  readonly name: string
  /** First and last word, inclusive. */
  readonly first: number
  readonly last: number
}
