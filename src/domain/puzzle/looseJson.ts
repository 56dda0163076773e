import { limits } from './limits'

/**
 * Turns the loose JSON of SudokuPad's "zipped" sources into JSON text: apostrophes for quotes, unquoted keys,
 * `t`/`f` for true/false, `#0`/`#F` for black/white, bare six-digit colours, and `{}` left out between commas
 * (`[,,,]` is four). Raw line breaks inside texts are mended too. One pass, never recursive, so neither depth nor
 * length can hurt. Throws a SyntaxError with words for a person if a text has no end or there are too many items.
 */
export function looseJson(text: string): string {
  const out: string[] = []
  // What may come next: an item (a missing one becomes `{}`), or only a separator.
  let itemDue = false
  let afterColon = false
  let tokens = 0
  // For `{`, a missing item is no item at all; the stack tells objects from lists.
  const open: string[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at]!
    tokens += 1
    if (tokens > limits.tokens)
      throw new SyntaxError(`it has more than ${limits.tokens.toLocaleString('en')} items`)
    if (/\s/.test(char)) {
      at += 1
      continue
    }
    if (char === '"' || char === "'") {
      const end = endOfString(text, at)
      out.push(quoted(text.slice(at + 1, end), char))
      at = end + 1
      itemDue = false
      afterColon = false
      continue
    }
    if (char === '{' || char === '[') {
      open.push(char)
      out.push(char)
      itemDue = true
      afterColon = false
      at += 1
    } else if (char === ',' || char === ']' || char === '}') {
      const inside = open.at(-1)
      if (itemDue && (inside === '[' || afterColon)) out.push('{}')
      if (char === ',') {
        itemDue = true
      } else {
        open.pop()
        itemDue = false
      }
      afterColon = false
      // A stray comma in an object separates nothing; JSON would refuse it.
      if (char === '}' && out.at(-1) === ',') out.pop()
      if (!(char === ',' && inside === '{' && (out.at(-1) === ',' || out.at(-1) === '{')))
        out.push(char)
      at += 1
    } else if (char === ':') {
      out.push(char)
      itemDue = true
      afterColon = true
      at += 1
    } else {
      const end = endOfWord(text, at)
      const word = text.slice(at, end)
      out.push(text[end] === ':' ? JSON.stringify(word) : bareValue(word, afterColon))
      itemDue = false
      afterColon = false
      at = end
    }
  }
  return out.join('')
}

function endOfString(text: string, start: number): number {
  const quote = text[start]
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at
  }
  throw new SyntaxError('a text in it has no closing quote: it seems to be cut off')
}

function endOfWord(text: string, start: number): number {
  let at = start
  while (at < text.length && !/[[\]{},:'"\s]/.test(text[at]!)) at += 1
  return at
}

/** Runs of escapes JSON knows, other escapes, and characters a JSON string may not hold as they are. */
const special = /(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))+|\\([\s\S])|["\p{Cc}’]/gu

/** The inside of a quoted text as a JSON string. Zipping turned inner double quotes into `\'`, and so they stay `'`. */
function quoted(inside: string, quote: string): string {
  if (quote === '"' && !/\p{Cc}/u.test(inside)) return `"${inside}"`
  const text = inside.replace(special, (part: string, odd: string | undefined) => {
    if (odd !== undefined) return JSON.stringify(odd).slice(1, -1)
    if (part.startsWith('\\')) return part
    if (part === '’') return quote === "'" ? "'" : part
    return JSON.stringify(part).slice(1, -1)
  })
  return `"${text}"`
}

function bareValue(word: string, ofKey: boolean): string {
  if (word === 't' || word === 'true') return 'true'
  if (word === 'f' || word === 'false') return 'false'
  if (word === '#0') return '"#000000"'
  if (word === '#F') return '"#FFFFFF"'
  if (ofKey && /^[0-9a-fA-F]{6}$/.test(word)) return `"#${word}"`
  if (/^(null|undefined|NaN)$/.test(word)) return 'null'
  if (/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(word)) return word
  return JSON.stringify(word)
}
