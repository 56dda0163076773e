import type { RawEntry } from '../trace/rawEntry'
import { executeStrict } from './executeStrict'
import { readStrictAction } from './strictAction'
import { isStrictly, type StrictBoard } from './strictCell'
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
  ): RowVerdict => ({ verdict, place: { group, cell, path, message } })

  const first = entry.action_data[0]
  const states = new StrictStates(rows * cols)
  const start = first ? states.read(first.serialized_state) : null
  if (!start) {
    const path = first ? 'action_data[0].serialized_state' : 'action_data'
    const message = first ? 'the initial state could not be read' : 'there are no action groups'
    return fail('Initial board deserialization error', first ? 0 : null, path, message)
  }

  const board = [...start]
  let stored: StrictBoard = start
  for (const [group, { actions, serialized_state }] of entry.action_data.entries()) {
    let touched = group === 0
    for (const [index, text] of actions.entries()) {
      if (text.startsWith('pe')) continue
      const path = `action_data[${group}].actions[${index}]`
      const read = readStrictAction(text)
      if (read.kind === 'special') continue
      if (read.kind !== 'action') {
        return fail('Action deserialization error', group, path, `"${text}": ${read.message}`)
      }
      const refusal = executeStrict(board, read.action, rows, cols)
      if (refusal !== null) {
        return fail('Action execution error', group, path, `"${text}": ${refusal}`)
      }
      if (read.action.type !== 'sl' && read.action.type !== 'ds') touched = true
    }
    const path = `action_data[${group}].serialized_state`
    const read = states.read(serialized_state)
    if (!read) {
      const message = 'the state could not be read'
      return fail('Current board deserialization error', group, path, message)
    }
    if (read !== stored) touched = true
    stored = read
    // The many groups that only select leave both boards as they were found equal.
    if (!touched) continue
    const difference = differenceOf(board, stored)
    if (difference) {
      return fail('Updated board mismatch', group, path, difference.message, difference.cell)
    }
    if (isStrictly(board, solution)) return { verdict: 'Success', place: null }
  }
  const why = solution === null ? 'the puzzle hides its solution' : 'no board equals the solution'
  return fail('Solution mismatch', null, 'puzzle_data.solution', why)
}

function differenceOf(
  executed: StrictBoard,
  stored: StrictBoard,
): { message: string; cell: number | null } | null {
  if (executed.length !== stored.length) {
    return { message: `${executed.length} cells, the state has ${stored.length}`, cell: null }
  }
  for (let cell = 0; cell < stored.length; cell++) {
    const expected = executed[cell]?.text ?? ''
    const found = stored[cell]?.text ?? ''
    if (expected !== found) {
      return { message: `the actions give "${expected}", the state has "${found}"`, cell }
    }
  }
  return null
}
