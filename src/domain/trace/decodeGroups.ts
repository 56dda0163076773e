import type { Problem } from '../problem'
import { CellPalette } from './cellPalette'
import type { RawGroup } from './rawEntry'
import { readActions } from './readActions'
import { readStates } from './readStates'
import { replayGroups } from './replayGroups'
import { selectionsOf } from './selectionsOf'
import type { Finding, Groups } from './trace'

export type DecodedGroups = Omit<Groups, 'times' | 'rawTimes' | 'frames'>

/**
 * Boards, actions and selections of all groups. The stored state is what the board shows; where there is none, the
 * actions are applied to the board before. Every group is also replayed from the board before it: where actions and
 * state disagree, or an action cannot have happened, a finding is added; where something could not be read, a problem.
 */
export function decodeGroups(
  groups: readonly RawGroup[],
  rows: number,
  cols: number,
  givens: readonly string[],
  times: Float64Array,
  findings: Finding[],
  problems: Problem[],
): DecodedGroups {
  const palette = new CellPalette()
  const states = readStates(groups, rows * cols, palette, times, findings, problems)
  const { actions, actionStart } = readActions(groups, times, findings, problems)
  replayGroups({
    groups,
    rows,
    cols,
    givens,
    times,
    findings,
    palette,
    states,
    actions,
    actionStart,
  })
  return {
    count: groups.length,
    palette: palette.cells,
    boards: palette.cells.length > 0xffff ? states.boards : new Uint16Array(states.boards),
    actions,
    actionStart,
    selection: selectionsOf(groups.length, rows, cols, actions, actionStart, palette, states),
  }
}
