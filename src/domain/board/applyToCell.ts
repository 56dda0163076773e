import type { Action } from './action'
import type { Cell } from './cell'
import { makeCell } from './makeCell'

/**
 * Why an action cannot have happened as written: a value set in a filled cell, a mark or colour added twice, an
 * absent one removed, a cell off the board, a clear code that is none.
 */
export type Contradiction = 'filled' | 'present' | 'absent' | 'off-board' | 'clear-code'

export interface CellChange {
  readonly cell: Cell
  readonly contradiction: Contradiction | null
}

/**
 * One action done to one cell, with the dataset's absolute semantics (no toggling, no selection): what it says is
 * done as far as it can be, and what contradicts the cell is named. `given` is the cell's given ('' for none):
 * it fills the cell although the state may not repeat it. An unchanged cell is the same object. Source: the publishers' processing code.
 */
export function applyToCell(cell: Cell, action: Action, given = ''): CellChange {
  const change = changeOf(cell, action, given)
  return change.cell.text === cell.text ? { ...change, cell } : change
}

function changeOf(cell: Cell, action: Action, given: string): CellChange {
  switch (action.type) {
    case 'sl':
    case 'ds':
      return { cell, contradiction: null }
    case 'vl':
      return applyValue(cell, action, given)
    case 'cd':
      return applyMark(cell, action, 'centre')
    case 'pm':
      return applyMark(cell, action, 'corner')
    case 'co':
      return applyMark(cell, action, 'colours')
    case 'pe':
      return applyPen(cell, action)
    case 'cl':
      return applyClear(cell, action)
  }
}

function applyValue(cell: Cell, action: Action, given: string): CellChange {
  const value = action.value === '.' ? '' : action.value
  const held = cell.value === '' ? given : cell.value
  if (action.op === '-') {
    return cell.value === value && value !== ''
      ? { cell: makeCell({ ...cell, value: '' }), contradiction: null }
      : { cell, contradiction: 'absent' }
  }
  const contradiction = held === '' ? null : 'filled'
  // A given stays: SudokuPad lets no value into its cell.
  if (cell.value === '' && given !== '') return { cell, contradiction }
  return { cell: makeCell({ ...cell, value }), contradiction }
}

function applyMark(cell: Cell, action: Action, part: 'centre' | 'corner' | 'colours'): CellChange {
  const held = cell[part]
  const present = held.includes(action.value)
  if (action.op === '-') {
    if (!present) return { cell, contradiction: 'absent' }
    const rest = held.filter((item) => item !== action.value)
    return { cell: makeCell({ ...cell, [part]: rest }), contradiction: null }
  }
  if (present) {
    // A colour without a sign may be a repeat of what is there; the publishers never execute colours.
    return { cell, contradiction: part === 'colours' && action.op === null ? null : 'present' }
  }
  return {
    cell: makeCell({ ...cell, [part]: withItem(held, action.value) }),
    contradiction: null,
  }
}

/** A sorted list with one item more, in its place. */
function withItem(items: readonly string[], item: string): readonly string[] {
  const at = items.findIndex((other) => other > item)
  return at < 0 ? [...items, item] : [...items.slice(0, at), item, ...items.slice(at)]
}

function applyPen(cell: Cell, action: Action): CellChange {
  if (action.value === '0') return { cell: makeCell({ ...cell, pen: [] }), contradiction: null }
  const rest = cell.pen.filter((code) => code[0] !== action.value)
  if (action.op === '-') {
    const contradiction = rest.length === cell.pen.length ? 'absent' : null
    return { cell: makeCell({ ...cell, pen: rest }), contradiction }
  }
  const code = `${action.value}${action.colour || '1'}`
  const contradiction = action.op === '+' && cell.pen.includes(code) ? 'present' : null
  return { cell: makeCell({ ...cell, pen: [...rest, code] }), contradiction }
}

const cleared: Readonly<Record<string, Partial<Omit<Cell, 'text'>>>> = {
  '0': { value: '' },
  '1': { corner: [] },
  '2': { centre: [] },
  '3': { colours: [] },
  '4': { pen: [] },
  '5': { value: '', corner: [], centre: [], colours: [], pen: [] },
}

function applyClear(cell: Cell, action: Action): CellChange {
  const change = cleared[action.value]
  if (!change) return { cell, contradiction: 'clear-code' }
  return { cell: makeCell({ ...cell, ...change }), contradiction: null }
}
