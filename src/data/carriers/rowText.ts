/** The bytes of one row of a JSON file, cut out but not parsed. */
export interface RowText {
  /** Where it begins, in bytes of the (inflated) file. */
  readonly offset: number
  /** One-based line on which it begins. */
  readonly line: number
  readonly bytes: Uint8Array
  /** Why the bytes are not the whole row: too long to hold, or the file ends inside it. */
  readonly fault: 'too-long' | 'cut' | null
}

/** Where a splitter starts: the beginning of a row it has met before, or of the file. */
export interface SplitStart {
  readonly offset: number
  readonly line: number
}

/** Longest row held, in bytes: a hundred times the longest real one, and still a string every engine takes. */
export const MAX_ROW_BYTES = 256 * 1024 * 1024
