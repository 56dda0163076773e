export type TechniqueFamily =
  | 'singles and subsets'
  | 'intersections'
  | 'fish'
  | 'wings'
  | 'chains'
  | 'uniqueness'
  | 'set and arithmetic'
  | 'ways of working'
  | 'cages and sums'
  | 'lines'
  | 'dots and marks'
  | 'outside clues'
  | 'regions'
  | 'fog and shading'
  | 'special cells'
  | 'global rules'
  | 'sayings'

/** One thing that viewers of Cracking the Cryptic know by name. */
export interface Technique {
  /** Kebab-case; stable, because links and stored indexes name it. */
  readonly id: string
  /** As the interface writes it. */
  readonly name: string
  readonly family: TechniqueFamily
  /** One or two plain sentences. */
  readonly explanation: string
  /** The ways it is said, and the ways speech recognition spells them. */
  readonly said: readonly Saying[]
}

/**
 * A pattern, or a pattern that counts only in some company. Patterns are words separated by spaces; each word
 * stands for all its plurals and verb endings (`stem`). `a|b` is either, `a?` may be missing, `=a` is exactly
 * that form, `~a` that word with at most one letter wrong, `a*` any word that begins so, `#` a digit, `##` a number below 100,
 * `_` any one word.
 */
export type Saying = string | GuardedSaying

export interface GuardedSaying {
  readonly say: string | readonly string[]
  /** One of these patterns must stand in the same sentence, within `NEAR_WORDS` words. */
  readonly near?: readonly string[]
  /** None of these may stand in the same sentence within `UNLESS_WORDS` words (overlapping counts). */
  readonly unless?: readonly string[]
}

/** Sentences that must and must not be read as the technique: the tests' data. */
export interface TechniqueExamples {
  readonly match: readonly string[]
  readonly noMatch: readonly string[]
}
