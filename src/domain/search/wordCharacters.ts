const LETTER = /[\p{L}\p{N}\p{M}]/u
const UNKNOWN = 0
const INSIDE = 1
const OUTSIDE = 2

/** What is known of each UTF-16 unit so far; the regular expression is asked once a character. */
const kinds = new Uint8Array(0x10000)
for (let code = 0; code < 0x80; code++) {
  const digit = code >= 48 && code <= 57
  const letter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
  kinds[code] = digit || letter ? INSIDE : OUTSIDE
}

/**
 * Whether the UTF-16 unit at `at` belongs to a word: letters, digits and marks of any script. Both halves of a
 * surrogate pair answer for the whole character, so that no letter is cut in two and emoji are no words.
 */
export function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code >= 0xd800 && code <= 0xdfff) return isAstralLetter(text, code <= 0xdbff ? at : at - 1)
  if (kinds[code] === UNKNOWN) {
    kinds[code] = LETTER.test(String.fromCharCode(code)) ? INSIDE : OUTSIDE
  }
  return kinds[code] === INSIDE
}

function isAstralLetter(text: string, at: number): boolean {
  const point = at >= 0 ? text.codePointAt(at) : undefined
  return point !== undefined && point > 0xffff && LETTER.test(String.fromCodePoint(point))
}

/** Straight, curly and modifier apostrophes: inside a word they are dropped, so that "don't" is "dont". */
export function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019 || code === 0x02bc || code === 0x2018 || code === 0x60
}
