/**
 * What our drawing does differently from the recorded SudokuPad, on purpose, by corpus file. The test fails on any
 * other difference, and on any of these that is gone. Each is one line: kind, then the entry.
 */
export const ORACLE_DIFFERENCES: Readonly<
  Record<string, { readonly why: string; readonly what: readonly string[] }>
> = {
  'pf_weird.json': {
    why: 'Loading a state, SudokuPad lets a colour or pen shape named twice cancel itself; a viewer shows what the row says. A value of one blank shows nothing and is read as none.',
    what: ['missing r2c6 value  ', 'extra r2c4 colour 1', 'extra r1c5 pen 1', 'extra r1c5 pen 1'],
  },
}
