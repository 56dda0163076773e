import type { RawEntry } from '../trace/rawEntry'
import { readStrictBoard } from './readStrictBoard'
import { stopOfAction } from './strictAction'
import { isStrictly } from './strictCell'
import { StrictStates } from './strictStates'

/**
 * The publishers' word for how a row's interleaving goes (`Interleaved.status`), without making any of the text: only what
 * can stop their code is looked at. `from` is the first group to look at, for callers who know that none before it stops
 * them or is solved.
 */
export function statusOf(entry: RawEntry, from = 1): string {
  if (entry.puzzle_data.solution === null) return 'soluion missing'
  const { stopped, solved } = throughGroups(entry, from)
  return stopped ?? statusOfEnd(entry, solved)
}

/** The status of a row whose actions and states stop nothing. */
export function statusOfEnd(entry: RawEntry, solved: boolean): string {
  if (entry.puzzle_data.solution === null) return 'soluion missing'
  if (entry.puzzle_data.lgc_timestamp === null && hasWords(entry)) return NO_CRACKING
  if (!solved) return 'unmatched'
  // Here the publishers keep special digits, and stumble over them.
  const board = readStrictBoard(entry.action_data[0]?.serialized_state ?? null, false)
  return board ? 'processed' : BAD_FIRST_STATE
}

/** Theirs compares each word's start with the missing time, in the language of their code. */
export const NO_CRACKING = "'>=' not supported between instances of 'float' and 'NoneType'"
export const BAD_FIRST_STATE = 'init board deserializing error'
export const BAD_STATE = 'action board deserializing error'

function hasWords({ asr_data }: RawEntry): boolean {
  return asr_data.segments.some(({ words }) => words.length > 0)
}

function throughGroups(
  { action_data: groups, puzzle_data: { rows, cols, solution } }: RawEntry,
  from: number,
): { stopped: string | null; solved: boolean } {
  const states = new StrictStates(rows * cols)
  let lastState = ''
  for (let group = from; group < groups.length; group++) {
    const item = groups[group]
    if (!item) continue
    for (const action of item.actions) {
      const stopped = stopOfAction(action)
      if (stopped !== null) return { stopped, solved: false }
    }
    // A state that came before was read before, and was not the solution.
    if (!item.serialized_state || item.serialized_state === lastState) continue
    lastState = item.serialized_state
    const board = states.read(item.serialized_state)
    if (!board) return { stopped: BAD_STATE, solved: false }
    if (isStrictly(board, solution)) return { stopped: null, solved: true }
  }
  return { stopped: null, solved: false }
}
