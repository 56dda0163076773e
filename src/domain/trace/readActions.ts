import type { Action } from '../board/action'
import { parseAction } from '../board/parseAction'
import type { Problem, Result } from '../problem'
import { shorten } from '../shorten'
import type { RawGroup } from './rawEntry'
import type { Finding } from './trace'

/** All groups' actions in order, and G + 1 offsets into them; unreadable ones are left out and reported. */
export function readActions(
  groups: readonly RawGroup[],
  times: Float64Array,
  findings: Finding[],
  problems: Problem[],
): { actions: readonly Action[]; actionStart: Uint32Array } {
  const known = new Map<string, Result<Action>>()
  const actions: Action[] = []
  const actionStart = new Uint32Array(groups.length + 1)
  groups.forEach((group, index) => {
    group.actions.forEach((text, position) => {
      let read = known.get(text)
      if (!read) {
        read = parseAction(text)
        known.set(text, read)
      }
      if (read.ok) {
        actions.push(read.value)
        return
      }
      const path = `action_data[${index}].actions[${position}]`
      problems.push({ path, message: read.problem.message })
      findings.push({
        kind: 'action-unreadable',
        time: times[index] ?? 0,
        group: index,
        cell: null,
        expected: 'an action such as vl:5:r3c7',
        found: shorten(text),
        path,
      })
    })
    actionStart[index + 1] = actions.length
  })
  return { actions, actionStart }
}
