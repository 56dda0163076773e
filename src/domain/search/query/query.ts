/** What a person looks for, read from the search box. */
export interface Query {
  /** All must hold. */
  readonly clauses: readonly Clause[]
  /** Words within which all positive clauses must lie; null for the usual one or two sentences. */
  readonly near: number | null
}

/** One thing that must be there (or must not): any of its terms will do. */
export interface Clause {
  /** A `-clause`: moments with any of its terms are left out. */
  readonly without: boolean
  readonly terms: readonly Term[]
}

export type Term = WordTerm | PhraseTerm | TechniqueTerm

/** A plain word, forgiving: `x-wing` has two parts that may also be written as one. */
export interface WordTerm {
  readonly kind: 'word'
  /** As written. */
  readonly text: string
  /** Normal forms of its parts, at least one. */
  readonly parts: readonly string[]
  /** `word*`: the last part may go on. */
  readonly prefix: boolean
}

/** Words in quotes: these normal forms, in this order, next to each other. */
export interface PhraseTerm {
  readonly kind: 'phrase'
  readonly text: string
  readonly words: readonly string[]
}

/** `technique:x-wing`: every way that the lexicon knows of saying it. */
export interface TechniqueTerm {
  readonly kind: 'technique'
  readonly text: string
  readonly id: string
}
