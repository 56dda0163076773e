/**
 * What our drawing does differently from the recorded SudokuPad, on purpose, by corpus file. The test fails on any
 * other difference, and on any of these that is gone. Each is one line: kind, then the entry.
 */
export const ORACLE_DIFFERENCES: Readonly<
  Record<string, { readonly why: string; readonly what: readonly string[] }>
> = {
  'pf_weird.json': {
    why: 'A value of one blank shows nothing and is read as no value: parts of a state are trimmed.',
    what: ['missing r2c6 value  '],
  },
}
