import type { ActionType } from '../board/action'

/** A piece of a text in the language-model form. */
export interface TextPiece {
  readonly kind: ActionType | 'word' | 'board'
  /** As it stands in the text. */
  readonly text: string
  /** Character position in the text. */
  readonly start: number
}

const TYPES: ReadonlySet<string> = new Set(['sl', 'ds', 'vl', 'pm', 'cd', 'co', 'pe', 'cl'])
/** A board, an action with all its tokens, a stray token, or a word with the space before it. */
const PIECE =
  /<board>[\s\S]*?<\/board>|<(?:sl|ds|vl|pm|cd|co|pe|cl)>(?:<(?:[+-]|all|value[^<>]*|color[^<>]*|r\d+(?:c\d+)?|c\d+)>)*|\s*(?:(?!<(?:board|sl|ds|vl|pm|cd|co|pe|cl)>)\S)+/g

/** Cuts a text of the publishers' form, with separate or combined positions, into words, actions and boards. */
export function readLmText(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const match of text.matchAll(PIECE)) {
    const piece = match[0]
    const name = /^<(\w+)>/.exec(piece)?.[1] ?? ''
    const kind =
      name === 'board' && piece.endsWith('</board>')
        ? 'board'
        : TYPES.has(name)
          ? (name as ActionType)
          : 'word'
    pieces.push({ kind, text: piece, start: match.index })
  }
  return pieces
}

/** An action's tokens as an action string: `<cd><+><value3><r1><c6>` is `cd:+:3:r1c6`. */
export function actionOfTokens(tokens: string): string {
  const names = Array.from(tokens.matchAll(/<([^<>]*)>/g), (match) => match[1] ?? '')
  const parts: string[] = []
  const cells: string[] = []
  for (const name of names) {
    if (/^r\d+(c\d+)?$/.test(name)) cells.push(name)
    else if (/^c\d+$/.test(name)) cells.push(`${cells.pop() ?? ''}${name}`)
    else parts.push(name.replace(/^(value|color)/, ''))
  }
  return [...parts, ...(cells.length > 0 ? [cells.join(',')] : [])].join(':')
}
