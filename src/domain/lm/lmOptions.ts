/** How the text is made. All off is the publishers' form. */
export interface LmOptions {
  /** `<r3c7>` in place of `<r3><c7>`: theirs too. */
  readonly combinePosition?: boolean
  /** Beyond theirs: every colour key and pen marks, in actions and boards. */
  readonly coloursAndPen?: boolean
  /** Beyond theirs: also the words before "let's get cracking". */
  readonly wordsBefore?: boolean
  /** Beyond theirs: a board at the start and after every so many actions; 0 for none. */
  readonly boardEvery?: number
  /** Beyond theirs: without `sl` and `ds`. */
  readonly dropSelections?: boolean
  /** Beyond theirs: actions moved to the end of the sentence they fall into. */
  readonly atSentenceEnds?: boolean
}
