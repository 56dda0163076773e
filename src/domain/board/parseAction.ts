import type { Result } from '../problem'
import { shorten } from '../shorten'
import type { Action, ActionType, CellRef } from './action'

const types: Readonly<Record<string, ActionType>> = {
  vl: 'vl',
  cd: 'cd',
  pm: 'pm',
  co: 'co',
  sl: 'sl',
  hl: 'sl',
  ds: 'ds',
  cl: 'cl',
  pe: 'pe',
}

const cellName = /^r(\d+)c(\d+)$/

/**
 * Reads one action of the dataset: `type[:op][:value][:colour]:cells` or `ds:all` (a bare `ds` too, SudokuPad's own
 * way to say it). Lenient on case, spaces, and on an op or several cells where the publishers' code has none.
 * Fails with the reason on an unknown type, a cell that is none, a missing value or a missing cell. A `.`
 * for a value is kept: it stands for "empty".
 */
export function parseAction(text: string): Result<Action> {
  const fields = text.split(':')
  const name = (fields[0] ?? '').trim().toLowerCase()
  const type = types[name]
  if (type === undefined) return fail(text, `"${shorten(name, 20)}" is no kind of action`)

  let next = 1
  const field = () => (fields[next] ?? '').trim()
  let op: Action['op'] = null
  if (field() === '+' || field() === '-') {
    op = field() as '+' | '-'
    next++
  }
  const selects = type === 'sl' || type === 'ds'
  if (type === 'ds' && (fields.length === 1 || field().toLowerCase() === 'all')) {
    return done({ type, op: null, value: '', colour: '', cells: [], all: true, text })
  }

  let value = ''
  let colour = ''
  if (!selects) {
    value = field()
    next++
    if (value === '') return fail(text, 'it has no value')
    if (type === 'pe' && fields.length > next + 1) {
      colour = field()
      next++
    } else if (type === 'pe' && value.length === 2) {
      colour = value.slice(1)
      value = value.slice(0, 1)
    }
  }
  if (fields.length <= next) return fail(text, 'it names no cell')
  if (fields.length > next + 1) return fail(text, 'it has too many parts')

  const cells: CellRef[] = []
  for (const part of field().split(',')) {
    const cell = cellOf(part.trim().toLowerCase())
    if (!cell) return fail(text, `"${shorten(part, 20)}" is no cell`)
    cells.push(cell)
  }
  return done({ type, op, value, colour, cells, all: false, text })
}

function cellOf(text: string): CellRef | null {
  const match = cellName.exec(text)
  return match ? { row: Number(match[1]) - 1, col: Number(match[2]) - 1 } : null
}

function done(action: Action): Result<Action> {
  return { ok: true, value: action, problems: [] }
}

function fail(text: string, reason: string): Result<Action> {
  const message = `the action "${shorten(text)}" could not be read: ${reason}`
  return { ok: false, problem: { path: '', message }, problems: [] }
}
