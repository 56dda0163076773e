/**
 * Something in the input that could not be used. Bad input is data, not an exception: problems travel
 * with the result, everything sound is kept.
 */
export interface Problem {
  /** Where: a path into the row (`action_data[12].actions[0]`), or '' for the whole. */
  readonly path: string
  /** What is wrong, in words a person can act on. Names the offending text, cut to a sane length. */
  readonly message: string
}

/** A value, or the one problem that prevents it; either way with the smaller problems met on the way. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problem: Problem; readonly problems: readonly Problem[] }
