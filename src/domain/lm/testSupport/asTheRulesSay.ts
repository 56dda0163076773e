import type { RawEntry } from '../../trace/rawEntry'

/**
 * The language-model form once more, as its rules are stated and as slowly as they read: every state parsed whole, nothing
 * remembered, nothing skipped. What the real code is compared with on rows that nobody thought of.
 */
export function asTheRulesSay(entry: RawEntry, combine = false): Said {
  const said = sayText(entry, combine)
  return { ...said, verdict: sayVerdict(entry) }
}

export interface Said {
  readonly verdict: string
  readonly status: string
  readonly text: string | null
  readonly ascii: string | null
}

const DIGITS = [...'.0123456789']
const TYPES = ['sl', 'ds', 'vl', 'pm', 'cd', 'co', 'pe', 'cl']

interface Cell {
  value: string
  centre: string[]
  corner: string[]
}

interface Act {
  type: string
  sign: string | null
  value: string | null
  cells: [number, number][]
  all: boolean
}

class Stop extends Error {}

function sayText(entry: RawEntry, combine: boolean): Omit<Said, 'verdict'> {
  const { solution, lgc_timestamp: cracking } = entry.puzzle_data
  const none = { text: null, ascii: null }
  const pieces: { at: number; order: number; text: string }[] = []
  for (const { words } of entry.asr_data.segments) {
    for (const { word, start } of words) pieces.push({ at: start, order: 0, text: word })
  }
  const spoken = pieces.length > 0
  if (solution === null) return { ...none, status: 'soluion missing' }
  let solved = false
  let order = 0
  try {
    for (const group of entry.action_data.slice(1)) {
      for (const text of group.actions) {
        if (text.split(':')[0] === 'pe') continue
        if (isSpecial(text)) continue
        const act = read(text)
        if (act === null) continue
        for (const token of tokens(act, combine)) {
          order++
          pieces.push({ at: group.time ?? 0, order, text: token })
        }
      }
      if (!group.serialized_state) continue
      const board = parse(group.serialized_state, true)
      if (!board) throw new Stop('action board deserializing error')
      if (ascii(board) !== solution) continue
      solved = true
      break
    }
  } catch (error) {
    if (error instanceof Stop) return { ...none, status: error.message }
    throw error
  }
  if (cracking === null && spoken) {
    const status = "'>=' not supported between instances of 'float' and 'NoneType'"
    return { ...none, status }
  }
  if (!solved) return { ...none, status: 'unmatched' }
  const first = entry.action_data[0]?.serialized_state
  const board = first === null || first === undefined ? null : parse(first, false)
  if (!board) return { ...none, status: 'init board deserializing error' }
  const kept = pieces.filter((piece) => piece.order > 0 || piece.at >= (cracking ?? 0))
  kept.sort((a, b) => a.at - b.at || a.order - b.order)
  return { status: 'processed', text: kept.map(({ text }) => text).join(''), ascii: ascii(board) }
}

function sayVerdict(entry: RawEntry): string {
  const { rows, cols, solution } = entry.puzzle_data
  const first = entry.action_data[0]?.serialized_state
  const board = first === null || first === undefined ? null : parse(first, true)
  if (!board) return 'Initial board deserialization error'
  for (const group of entry.action_data) {
    for (const text of group.actions) {
      if (text.startsWith('pe')) continue
      let act: Act | null
      try {
        if (isSpecial(text)) continue
        act = read(text)
      } catch {
        act = null
      }
      if (act === null) return 'Action deserialization error'
      if (!execute(board, act, rows, cols)) return 'Action execution error'
    }
    const state = group.serialized_state === null ? null : parse(group.serialized_state, true)
    if (!state) return 'Current board deserialization error'
    if (written(board) !== written(state)) return 'Updated board mismatch'
    if (ascii(board) === solution) return 'Success'
  }
  return 'Solution mismatch'
}

/** Throws where an action cannot be taken apart. */
function isSpecial(text: string): boolean {
  const parts = text.split(':')
  const wanted = text.startsWith('vl') ? 3 : /^(pm|cd)/.test(text) ? 4 : 0
  if (wanted === 0) return false
  if (parts.length > wanted) throw new Stop(`too many values to unpack (expected ${wanted})`)
  if (parts.length < wanted) {
    throw new Stop(`not enough values to unpack (expected ${wanted}, got ${parts.length})`)
  }
  return !DIGITS.includes(parts[wanted - 2] ?? '')
}

function read(text: string): Act | null {
  const [type = '', ...rest] = text.split(':')
  if (!TYPES.includes(type)) return null
  const act: Act = { type, sign: null, value: null, cells: [], all: false }
  if (type === 'ds' && rest[0] === 'all') return { ...act, all: true }
  if (rest[0] === '+' || rest[0] === '-') act.sign = rest.shift() ?? null
  if (!['sl', 'ds'].includes(type) && rest.length > 0) {
    act.value = rest.shift() ?? ''
    if (!DIGITS.includes(act.value)) return null
  }
  if (rest.length === 0) return act
  for (const name of (rest[0] ?? '').split(',')) {
    const found = /^r([0-9]+)c([0-9]+)/.exec(name)
    if (!found) return null
    act.cells.push([Number(found[1]), Number(found[2])])
  }
  return act
}

function tokens(act: Act, combine: boolean): string[] {
  if (act.all) return ['<ds>', '<all>']
  const cells = [...act.cells].sort(([a, b], [c, d]) => a - c || b - d)
  return [
    `<${act.type}>`,
    ...(act.sign === null ? [] : [`<${act.sign}>`]),
    ...(act.value === null ? [] : [`<value${act.value}>`]),
    ...cells.map(([row, col]) => (combine ? `<r${row}c${col}>` : `<r${row}><c${col}>`)),
  ]
}

function execute(board: Cell[], act: Act, rows: number, cols: number): boolean {
  const { type, sign, value, cells } = act
  if (['sl', 'ds', 'co', 'pe'].includes(type)) return true
  if (cells.length === 0 || (type === 'vl' && cells.length > 1)) return false
  for (const [row, col] of cells) {
    const inside = row >= 1 && row <= rows && col >= 1 && col <= cols
    const cell = inside ? board[(row - 1) * cols + col - 1] : undefined
    if (!cell || value === null) return false
    if (type === 'vl') {
      if (cell.value !== '.') return false
      cell.value = value
    } else if (type === 'cl') {
      if (!['0', '1', '2', '3', '4', '5'].includes(value)) return false
      if (value === '0' || value === '5') cell.value = '.'
      if (value === '1' || value === '5') cell.corner = []
      if (value === '2' || value === '5') cell.centre = []
    } else {
      const marks = type === 'cd' ? cell.centre : cell.corner
      if (sign === null || marks.includes(value) === (sign === '+')) return false
      if (sign === '+') marks.push(value)
      else marks.splice(marks.indexOf(value), 1)
    }
  }
  return true
}

function parse(state: string, tolerant: boolean): Cell[] | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(state)
  } catch {
    return null
  }
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return null
  const cells = (parsed as { cells?: unknown }).cells
  if (cells === undefined && !tolerant) return []
  if (!Array.isArray(cells)) return null
  const board: Cell[] = []
  for (const text of cells) {
    if (typeof text !== 'string') return null
    const parts = text.split('/').map((part) => {
      const items = part.trim().split(',')
      return tolerant ? items.filter((item) => DIGITS.includes(item)) : items
    })
    const value = (parts[0] ?? []).join(',') || '.'
    const centre = (parts[1] ?? []).filter((item) => item !== '')
    const corner = (parts[2] ?? []).filter((item) => item !== '')
    if (![value, ...centre, ...corner].every((item) => DIGITS.includes(item))) return null
    board.push({ value, centre, corner })
  }
  return board
}

function ascii(board: readonly Cell[]): string {
  return board.map(({ value }) => value).join('')
}

function written(board: readonly Cell[]): string {
  const cells = board.map(({ value, centre, corner }) => [
    value,
    [...centre].sort().join(','),
    [...corner].sort().join(','),
  ])
  return JSON.stringify(cells)
}
