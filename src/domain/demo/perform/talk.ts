/**
 * What a solver says in this solve and in no other: the templates of one performance (see `renderTemplate`), written for
 * its puzzle. Everything else is drawn from the lines that all solves share.
 */
export interface Talk {
  /** The first words; they say that it is a synthetic demo. */
  readonly hello: string
  /** What the title and the look of the grid make one think. */
  readonly mood: string
  /** Small talk while the puzzle is still closed, in order. */
  readonly before: readonly string[]
  /** Small talk once it is open, in order, spread over what is left. */
  readonly after: readonly string[]
  /** After the break-in: what just happened, by its name. May use `digit`, `digits`, `a`. */
  readonly opened: string
  readonly verdict: string
  readonly bye: string
}
