import type { Problem, Result } from '../problem'
import { shorten } from '../shorten'
import type { Cell } from './cell'
import { EMPTY_CELL } from './emptyCell'
import { parseCell } from './parseCell'
import type { State } from './state'

/**
 * Reads a `serialized_state`: JSON text of an object with `cells`, of the bare list of cell strings, or of
 * either written as a JSON string once more. Fails, with the reason, on anything else; cells that are no text are
 * taken as empty and reported at `cells[i]`, so are parts after a cell's sixth.
 */
export function parseState(text: string): Result<State> {
  const fail = (message: string): Result<State> => ({
    ok: false,
    problem: { path: '', message },
    problems: [],
  })
  let value: unknown
  try {
    value = JSON.parse(text)
    if (typeof value === 'string') value = JSON.parse(value)
  } catch {
    return fail(`the state is not JSON: ${shorten(text)}`)
  }
  const list = Array.isArray(value) ? value : field(value, 'cells')
  if (!Array.isArray(list)) return fail(`the state has no list of cells: ${shorten(text)}`)

  const problems: Problem[] = []
  const cells = list.map((item: unknown, index) => cellOf(item, index, problems))
  const id = field(value, 'id')
  const time = field(value, 'time')
  const actions = field(value, 'actions')
  const pencolor = field(value, 'pencolor')
  return {
    ok: true,
    value: {
      cells,
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof time === 'number' ? { time } : {}),
      ...(typeof actions === 'number' ? { actions } : {}),
      ...(typeof pencolor === 'string' ? { pencolor } : {}),
    },
    problems,
  }
}

function field(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function cellOf(item: unknown, index: number, problems: Problem[]): Cell {
  if (typeof item === 'number') return parseCell(String(item))
  if (typeof item !== 'string') {
    problems.push({ path: `cells[${index}]`, message: `a cell that is no text: ${shorten(item)}` })
    return EMPTY_CELL
  }
  if (item.split('/', 7).length > 6) {
    problems.push({
      path: `cells[${index}]`,
      message: `more than six parts in a cell: ${shorten(item)}`,
    })
  }
  return parseCell(item)
}
