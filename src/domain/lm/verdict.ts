import type { RawEntry, RawGroup } from '../trace/rawEntry'
import { changesBoard, executeStrict } from './executeStrict'
import { readStrictAction, type StrictReading } from './strictAction'
import { isStrictly, type StrictBoard, type StrictCell } from './strictCell'
import { StrictStates } from './strictStates'

/** The publishers' own words. */
export type Verdict =
  | 'Success'
  | 'Initial board deserialization error'
  | 'Action deserialization error'
  | 'Action execution error'
  | 'Current board deserialization error'
  | 'Updated board mismatch'
  | 'Solution mismatch'

export interface RowVerdict {
  readonly verdict: Verdict
  /** Where and why it failed first; null for success. */
  readonly place: VerdictPlace | null
  /** The group at which the replay ended: the one that solves or fails; null where it went through all, or through none. */
  readonly group: number | null
}

export interface VerdictPlace {
  readonly group: number | null
  /** Row-major index, where one cell is to blame. */
  readonly cell: number | null
  /** Into the row: `action_data[12].actions[0]`. */
  readonly path: string
  readonly message: string
}

/**
 * The publishers' verdict on a row: every group's actions, the first included, are executed from the first state on and
 * compared with the group's state, until the board equals the solution. The first failure wins. Where their script would
 * stop altogether (a missing state, an action of too few parts) the verdict is the nearest of theirs.
 */
export function verdictOf(entry: RawEntry): RowVerdict {
  const { rows, cols, solution } = entry.puzzle_data
  const fail = (
    verdict: Verdict,
    group: number | null,
    path: string,
    message: string,
    cell: number | null = null,
  ): RowVerdict => ({ verdict, place: { group, cell, path, message }, group })

  const groups = entry.action_data
  const first = groups[0]
  const states = new StrictStates(rows * cols)
  const start = first ? states.read(first.serialized_state) : null
  if (!start) {
    const path = first ? 'action_data[0].serialized_state' : 'action_data'
    const message = first ? 'the initial state could not be read' : 'there are no action groups'
    return fail('Initial board deserialization error', first ? 0 : null, path, message)
  }

  const board = [...start]
  const readings = new Map<string, StrictReading>()
  for (let group = 0; group < groups.length; group++) {
    const { actions, serialized_state } = groups[group] as RawGroup
    // Where the two boards may differ: after each group they are the same, cell by cell.
    let from = group === 0 ? 0 : board.length
    let to = group === 0 ? board.length : 0
    for (let index = 0; index < actions.length; index++) {
      const text = actions[index] ?? ''
      if (text.startsWith('pe')) continue
      let read = readings.get(text)
      if (!read) {
        read = readStrictAction(text)
        readings.set(text, read)
      }
      if (read.kind === 'special') continue
      if (read.kind !== 'action') {
        const path = actionPath(group, index)
        return fail('Action deserialization error', group, path, `"${text}": ${read.message}`)
      }
      const refusal = executeStrict(board, read.action, rows, cols)
      if (refusal !== null) {
        const path = actionPath(group, index)
        return fail('Action execution error', group, path, `"${text}": ${refusal}`)
      }
      if (!changesBoard(read.action)) continue
      for (const [row, col] of read.action.cells) {
        from = Math.min(from, (row - 1) * cols + col - 1)
        to = Math.max(to, (row - 1) * cols + col)
      }
    }
    const stored = states.read(serialized_state)
    if (!stored) {
      const message = 'the state could not be read'
      return fail('Current board deserialization error', group, statePath(group), message)
    }
    if (group > 0) {
      from = Math.min(from, states.changedFrom)
      to = Math.max(to, states.changedTo)
    }
    // The many groups that only select leave both boards as they were found equal.
    if (from >= to && board.length === stored.length) continue
    const difference = settle(board, stored, from, to)
    if (difference) {
      const { message, cell } = difference
      return fail('Updated board mismatch', group, statePath(group), message, cell)
    }
    if (isStrictly(board, solution)) return { verdict: 'Success', place: null, group }
  }
  const why = solution === null ? 'the puzzle hides its solution' : 'no board equals the solution'
  return fail('Solution mismatch', null, 'puzzle_data.solution', why)
}

/** A cell in words: `2 with centre marks 1, 3`. */
function cellWords({ value, candidates, corner }: StrictCell): string {
  const marks = (kind: string, list: readonly string[]) =>
    list.length === 0
      ? []
      : [`${kind} mark${list.length === 1 ? '' : 's'} ${[...list].sort().join(', ')}`]
  const all = [...marks('centre', candidates), ...marks('corner', corner)].join(' and ')
  if (value === '.') return all === '' ? 'an empty cell' : all
  return all === '' ? value : `${value} with ${all}`
}

function actionPath(group: number, index: number): string {
  return `action_data[${group}].actions[${index}]`
}

function statePath(group: number): string {
  return `action_data[${group}].serialized_state`
}

/**
 * Where the executed board differs from the stored one between two cells (`to` exclusive), or null. Cells of equal text
 * are made the stored ones, so that the boards are the same again, cell by cell.
 */
function settle(
  executed: StrictCell[],
  stored: StrictBoard,
  from: number,
  to: number,
): { message: string; cell: number | null } | null {
  if (executed.length !== stored.length) {
    return { message: `${executed.length} cells, the state has ${stored.length}`, cell: null }
  }
  for (let cell = from; cell < to; cell++) {
    const expected = executed[cell]
    const found = stored[cell]
    if (expected === found || !expected || !found) continue
    if (expected.text !== found.text) {
      const message = `the actions give ${cellWords(expected)}, the state has ${cellWords(found)}`
      return { message, cell }
    }
    executed[cell] = found
  }
  return null
}
