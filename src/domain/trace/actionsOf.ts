import type { Action } from '../board/action'
import type { Trace } from './trace'

/** The readable actions of one group, in order; none for no group. */
export function actionsOf(trace: Trace, group: number): readonly Action[] {
  const { actions, actionStart, count } = trace.groups
  if (group < 0 || group >= count) return []
  return actions.slice(actionStart[group], actionStart[group + 1])
}
