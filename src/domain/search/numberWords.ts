/**
 * Numbers as they are said, in the one form that search keeps: "three" and "3" are the same word, and so are
 * "threes", "3s" and "3's". Ordinals go the other way ("3rd" is "third"), because transcripts write them out.
 */
const SPOKEN: readonly (readonly [string, string])[] = [
  ['zero', '0'],
  ['nought', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['eleven', '11'],
  ['twelve', '12'],
  ['thirteen', '13'],
  ['fourteen', '14'],
  ['fifteen', '15'],
  ['sixteen', '16'],
  ['seventeen', '17'],
  ['eighteen', '18'],
  ['nineteen', '19'],
  ['twenty', '20'],
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
]

const ORDINALS: readonly (readonly [string, string])[] = [
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
  ['6th', 'sixth'],
  ['7th', 'seventh'],
  ['8th', 'eighth'],
  ['9th', 'ninth'],
]

function plural(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`
  return word.endsWith('x') ? `${word}es` : `${word}s`
}

/** Lower-case spoken form → the form search keeps; words that are not here stay as they are. */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...SPOKEN,
  ...SPOKEN.map(([word, digits]) => [plural(word), `${digits}s`] as const),
  ...ORDINALS,
])
