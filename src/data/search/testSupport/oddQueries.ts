/** A query that nobody planned for, and what must come of it over the sentences of `oddSentences`. */
export interface OddQuery {
  readonly query: string
  /** How many moments; 'explained' where the query cannot be read. */
  readonly moments: number | 'explained'
  /** What the page says with it. */
  readonly says?: RegExp
}

export const oddSentences: readonly string[] = [
  'There is an X-Wing on threes in these rows.',
  'I can see a swordfish on sevens.',
  'This naked pair removes the four from the column.',
  'Naked triples would be nice to have in this box.',
  'The eliminations follow from the thermometer.',
  'We placed twenty five in the cage.',
  'Nothing else remains in the corner.',
  'שלום לכולם וברוכים הבאים.',
  'The Schrödinger cell holds two digits.',
]

export const oddQueries: readonly OddQuery[] = [
  // Quotation marks.
  { query: '"naked pair', moments: 1, says: /quotation mark/ },
  { query: 'swordfish"', moments: 1, says: /stands alone/ },
  { query: '""', moments: 'explained', says: /between the quotation marks/ },
  { query: '" "', moments: 'explained', says: /no word between/ },
  { query: '"', moments: 'explained', says: /between the quotation marks/ },
  { query: '“naked pair”', moments: 1 },
  { query: '„naked pair“', moments: 1 },
  { query: '"pair naked"', moments: 0, says: /quotation marks/ },
  { query: "'naked pair'", moments: 1 },
  // Operators alone, doubled, nested, at the wrong place.
  { query: '-', moments: 'explained', says: /x-wing -finned/ },
  { query: '--', moments: 'explained', says: /./ },
  { query: '-naked -pair', moments: 'explained', says: /only narrows/ },
  { query: 'naked -naked', moments: 0, says: /take the - away|left out/ },
  { query: 'OR', moments: 'explained', says: /pair OR triple/ },
  { query: 'swordfish OR OR xwing', moments: 2 },
  { query: '(swordfish OR (xwing OR triple))', moments: 3 },
  { query: 'swordfish OR', moments: 1, says: /OR stands between/ },
  { query: 'swordfish OR -pair', moments: 'explained', says: /OR and -/ },
  { query: 'swordfish AND sevens', moments: 1 },
  { query: '*', moments: 'explained', says: /wing\*/ },
  { query: 't*', moments: 'explained', says: /two letters/ },
  { query: '*fish', moments: 0, says: /\*/ },
  { query: 'th* in* co* na* sw*', moments: 'explained', says: /4 words with a \*/ },
  // Fields.
  { query: 'near:', moments: 'explained', says: /near:5/ },
  { query: 'near:x', moments: 'explained', says: /near:5.*“x”/ },
  { query: 'near:0 naked pair', moments: 'explained', says: /1 to 200/ },
  { query: 'near:5', moments: 'explained', says: /needs words/ },
  { query: 'naked near:5', moments: 2, says: /at least two words/ },
  { query: 'naked column near:2', moments: 0, says: /near:4/ },
  { query: 'naked column near: 6', moments: 1 },
  { query: 'technique:', moments: 'explained', says: /technique:x-wing/ },
  { query: 'technique:xwimg', moments: 'explained', says: /technique:x-wing/ },
  { query: 'technique:swordfsh', moments: 'explained', says: /technique:swordfish/ },
  { query: 'technique:qqqq', moments: 'explained', says: /list of techniques/ },
  { query: 'technique: x wing', moments: 1 },
  { query: 'technique:x wnig', moments: 'explained', says: /Did you mean technique:x-wing/ },
  { query: 'technique:"X Wing"', moments: 1 },
  { query: 'technique:jellyfish', moments: 0, says: /Nobody names/ },
  { query: 'author:simon', moments: 0, says: /Never said/ },
  // Scripts, signs, sizes.
  { query: 'שלום', moments: 1 },
  { query: '\u202eשלום\u202c', moments: 1 },
  { query: '\u0000', moments: 'explained', says: /Type a word/ },
  { query: 'naked\u0000pair', moments: 1 },
  { query: '😀', moments: 'explained', says: /“😀”/ },
  { query: '😀 swordfish', moments: 1, says: /left out/ },
  { query: 'swordfish '.repeat(1_000), moments: 'explained', says: /500 characters/ },
  { query: '(a+)+$', moments: 1 },
  { query: '<script>alert(1)</script>', moments: 0, says: /Never said/ },
  { query: '%00%FF', moments: 0, says: /./ },
  { query: '../../etc/passwd', moments: 0, says: /Never said/ },
  { query: 'SCHRODINGER', moments: 1 },
  { query: 'Schrödinger', moments: 1 },
  // Digits and words, spaces and hyphens, endings, slips.
  { query: '3s', moments: 1 },
  { query: 'threes', moments: 1 },
  { query: '25', moments: 1 },
  { query: 'twenty-five', moments: 1 },
  { query: 'x wing', moments: 1 },
  { query: 'xwings', moments: 1 },
  { query: 'sword fish', moments: 1 },
  { query: 'sword-fish', moments: 1 },
  { query: 'elimination', moments: 1 },
  { query: 'removing', moments: 1 },
  { query: 'remains', moments: 1 },
  { query: 'naked triple', moments: 1 },
  { query: 'swrodfish', moments: 1, says: /Swordfish/ },
  { query: 'thermometr', moments: 1, says: /Thermometer/ },
  { query: 'colunm', moments: 1, says: /one letter off/ },
  { query: 'cornre', moments: 1, says: /one letter off/ },
  { query: 'pair swordfish', moments: 0, says: /leave one out/ },
  { query: 'swordfish flibbertigibbet', moments: 0, says: /“flibbertigibbet”/ },
]
