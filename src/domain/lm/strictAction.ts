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
const VALUED = new Set(['vl', 'pm', 'cd', 'co', 'cl'])

/** Reads an action (not `pe`, which they skip unread) with the publishers' strictness, special digits first. */
export function readStrictAction(text: string): StrictReading {
  const parts = text.split(':')
  const fields = text.startsWith('vl') ? 3 : /^(pm|cd)/.test(text) ? 4 : 0
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
      // Their match looks at the beginning only.
      const match = /^r(\d+)c(\d+)/.exec(name)
      if (!match) return invalid(`Invalid coordinates: ${name}`)
      cells.push([Number(match[1]), Number(match[2])])
    }
  }
  return { kind: 'action', action: { type, op, value, cells, all: false } }
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
