import { STRICT_VALUES } from './strictCell'

/** An action as the publishers' code reads it; cells are one-based `[row, col]`. */
export interface StrictAction {
  readonly type: string
  readonly op: '+' | '-' | null
  readonly value: string | null
  readonly cells: readonly (readonly [row: number, col: number])[]
  /** `ds:all`. */
  readonly all: boolean
}

/** `special`: dropped, its digit is none of theirs. `unpack`: their code stops, with this message. */
export type StrictReading =
  | { readonly kind: 'action'; readonly action: StrictAction }
  | { readonly kind: 'special' }
  | { readonly kind: 'unpack'; readonly message: string }
  | { readonly kind: 'invalid'; readonly message: string }

const TYPES = new Set(['sl', 'ds', 'vl', 'pm', 'cd', 'co', 'pe', 'cl'])
const LETTER_C = 99
const LETTER_R = 114
const DIGIT_0 = 48
const DIGIT_9 = 57
const VALUED = new Set(['vl', 'pm', 'cd', 'co', 'cl'])

/** Reads an action (not `pe`, which they skip unread) with the publishers' strictness, special digits first. */
export function readStrictAction(text: string): StrictReading {
  const parts = text.split(':')
  const fields = fieldsOf(text)
  if (fields > 0) {
    if (parts.length !== fields)
      return { kind: 'unpack', message: unpackMessage(parts.length, fields) }
    if (!STRICT_VALUES.has(parts[fields - 2] ?? '')) return { kind: 'special' }
  }
  const type = parts[0] ?? ''
  if (!TYPES.has(type)) return invalid(`Invalid action type: ${type}`)
  if (type === 'ds' && parts[1] === 'all') {
    return { kind: 'action', action: { type, op: null, value: null, cells: [], all: true } }
  }
  let next = 1
  const op = parts[1] === '+' || parts[1] === '-' ? parts[1] : null
  if (op !== null) next++
  let value: string | null = null
  if (VALUED.has(type) && next < parts.length) {
    value = parts[next++] ?? ''
    if (!STRICT_VALUES.has(value)) return invalid(`Invalid value: ${value}`)
  }
  const cells: (readonly [number, number])[] = []
  if (next < parts.length) {
    for (const name of (parts[next] ?? '').split(',')) {
      const cell = readStrictPosition(name)
      if (!cell) return invalid(`Invalid coordinates: ${name}`)
      cells.push(cell)
    }
  }
  return { kind: 'action', action: { type, op, value, cells, all: false } }
}

/**
 * Why the publishers' code stops at an action, in the words of its language; null where it goes on. The same as reading
 * the whole of it (`readStrictAction`), for a part of the price.
 */
export function stopOfAction(text: string): string | null {
  const fields = fieldsOf(text)
  if (fields === 0) return null
  let found = 1
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) found++
  return found === fields ? null : unpackMessage(found, fields)
}

/** How many parts an action must have where their code takes it apart; 0 where it does not. */
function fieldsOf(text: string): number {
  if (text.startsWith('vl')) return 3
  return text.startsWith('pm') || text.startsWith('cd') ? 4 : 0
}

/** `r3c12` as one-based row and column; what follows is not looked at, as in theirs. */
function readStrictPosition(name: string): readonly [row: number, col: number] | null {
  if (name.charCodeAt(0) !== LETTER_R) return null
  const middle = endOfDigits(name, 1)
  if (middle === 1 || name.charCodeAt(middle) !== LETTER_C) return null
  const end = endOfDigits(name, middle + 1)
  if (end === middle + 1) return null
  return [Number(name.slice(1, middle)), Number(name.slice(middle + 1, end))]
}

function endOfDigits(text: string, from: number): number {
  let at = from
  for (;;) {
    const code = text.charCodeAt(at)
    if (!(code >= DIGIT_0 && code <= DIGIT_9)) return at
    at++
  }
}

function invalid(message: string): StrictReading {
  return { kind: 'invalid', message }
}

/** The words of the language their code is written in, which become the row's status. */
function unpackMessage(found: number, expected: number): string {
  return found > expected
    ? `too many values to unpack (expected ${expected})`
    : `not enough values to unpack (expected ${expected}, got ${found})`
}

/** The tokens of an action, cells sorted by row, then column. */
export function actionTokens(action: StrictAction, combinePosition: boolean): string[] {
  const tokens = [`<${action.type}>`]
  if (action.all) return [...tokens, '<all>']
  if (action.op !== null) tokens.push(`<${action.op}>`)
  if (action.value !== null) tokens.push(`<value${action.value}>`)
  const cells = [...action.cells].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  for (const [row, col] of cells) tokens.push(...positionTokens(row, col, combinePosition))
  return tokens
}

/** `<r3><c7>`, or `<r3c7>`; one-based. */
export function positionTokens(row: number, col: number, combinePosition: boolean): string[] {
  return combinePosition ? [`<r${row}c${col}>`] : [`<r${row}>`, `<c${col}>`]
}
