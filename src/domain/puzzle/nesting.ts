/**
 * Whether a text nests lists and objects no deeper than `most`, whatever is in its quotes. One pass, so that a text
 * of a million brackets is refused before anything builds a million lists.
 */
export function isShallow(text: string, most: number): boolean {
  // Plain JSON knows one quote; a zipped text quotes with apostrophes.
  const plain = /^\s*[{[]\s*"/.test(text)
  let quote = ''
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (quote !== '') {
      if (char === '\\') at += 1
      else if (char === quote) quote = ''
    } else if (char === '"' || (char === "'" && !plain)) quote = char
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth > most) return false
    } else if (char === '}' || char === ']') depth -= 1
  }
  return true
}
