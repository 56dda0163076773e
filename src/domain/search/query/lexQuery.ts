/** The pieces of a query as typed, before they mean anything. */
export type Piece =
  | { readonly kind: 'or' }
  | { readonly kind: 'and' }
  | {
      readonly kind: 'item'
      readonly without: boolean
      /** `technique` or `near` for `technique:…` and `near:…`, '' for words. */
      readonly field: string
      readonly text: string
      readonly quoted: boolean
    }

export interface Lexed {
  readonly pieces: readonly Piece[]
  /** The last quotation mark had no partner. */
  readonly unclosed: boolean
}

const QUOTES = '"“”„«»‟'
const MINUS = '-−–—'
const FIELD = /^(technique|near):/i

/** Cuts a query at its spaces and quotation marks. One pass, no backtracking: any text takes linear time. */
export function lexQuery(text: string): Lexed {
  const pieces: Piece[] = []
  let unclosed = false
  let at = 0
  while (at < text.length) {
    if (isSpace(text, at)) {
      at++
      continue
    }
    let without = false
    if (MINUS.includes(text[at]!) && at + 1 < text.length && !isSpace(text, at + 1)) {
      without = true
      at++
    }
    const field = FIELD.exec(text.slice(at, at + 12))?.[1]?.toLowerCase() ?? ''
    if (field !== '') at += field.length + 1
    // Whoever writes "near: 5" means near:5.
    while (field !== '' && at < text.length && isSpace(text, at)) at++
    if (QUOTES.includes(text[at] ?? ' ')) {
      const end = endOfQuote(text, at + 1)
      unclosed ||= end >= text.length
      pieces.push({ kind: 'item', without, field, text: text.slice(at + 1, end), quoted: true })
      at = end + 1
      continue
    }
    const end = endOfWord(text, at)
    pieces.push(wordPiece(text.slice(at, end), without, field))
    at = end
  }
  return { pieces, unclosed }
}

function wordPiece(text: string, without: boolean, field: string): Piece {
  if (!without && field === '') {
    if (text === 'OR' || text === '|' || text === '||') return { kind: 'or' }
    if (text === 'AND' || text === '&' || text === '&&' || text === '+') return { kind: 'and' }
  }
  return { kind: 'item', without, field, text, quoted: false }
}

function endOfQuote(text: string, from: number): number {
  let at = from
  while (at < text.length && !QUOTES.includes(text[at]!)) at++
  return at
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && !isSpace(text, at) && !QUOTES.includes(text[at]!)) at++
  return at
}

/** White space and control characters (NUL among them) both separate. */
function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code <= 0x20 || (code >= 0x7f && code <= 0xa0) || /\s/.test(text[at]!)
}
