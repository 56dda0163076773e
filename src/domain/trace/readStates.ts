import { parseState } from '../board/parseState'
import type { Problem } from '../problem'
import { shorten } from '../shorten'
import type { CellPalette } from './cellPalette'
import type { RawGroup } from './rawEntry'
import { StateReader } from './stateReader'
import type { Finding } from './trace'

/** How a group's state came out. */
export const STATE_MISSING = 0
export const STATE_READ = 1
export const STATE_WRONG_SIZE = 2

export interface States {
  /** G × cells palette indices; valid where `kinds` says so. */
  readonly boards: Uint32Array
  readonly kinds: Uint8Array
  /** Cells named by each group's state, at most the board's. */
  readonly sizes: Uint32Array
  /** 1 where a group's state is letter for letter the one of the group before. */
  readonly repeated: Uint8Array
}

/** Reads every group's state into palette indices; missing, unreadable and wrongly sized ones are reported. */
export function readStates(
  groups: readonly RawGroup[],
  cells: number,
  palette: CellPalette,
  times: Float64Array,
  findings: Finding[],
  problems: Problem[],
): States {
  const boards = new Uint32Array(groups.length * cells)
  const kinds = new Uint8Array(groups.length)
  const sizes = new Uint32Array(groups.length)
  const repeated = new Uint8Array(groups.length)
  const reader = new StateReader(palette, cells)
  const anyState = groups.some(({ serialized_state }) => serialized_state)
  groups.forEach(({ serialized_state: text }, group) => {
    const path = `action_data[${group}].serialized_state`
    const report = (kind: Finding['kind'], expected: string, found: string) => {
      const time = times[group] ?? 0
      findings.push({ kind, time, group, cell: null, expected, found, path })
    }
    if (!text) {
      // A row without any states is one fact, not thousands.
      if (anyState) report('state-unreadable', 'a state', 'no state')
      else if (group === 0) report('state-unreadable', 'states', 'no group of this row has a state')
      return
    }
    if (group > 0 && kinds[group - 1] === STATE_READ && reader.isLast(text)) {
      boards.copyWithin(group * cells, (group - 1) * cells, group * cells)
      sizes[group] = cells
      kinds[group] = STATE_READ
      repeated[group] = 1
      return
    }
    const plain = reader.read(text)
    const whole = plain ? null : parseState(text)
    if (whole && !whole.ok) {
      problems.push({ path, message: whole.problem.message })
      report('state-unreadable', 'a state', shorten(text))
      return
    }
    for (const { path: at, message } of whole?.problems ?? []) {
      problems.push({ path: `${path}.${at}`, message })
    }
    const count = whole ? whole.value.cells.length : reader.count
    const size = Math.min(count, cells)
    if (whole) {
      whole.value.cells.slice(0, size).forEach((cell, index) => {
        boards[group * cells + index] = palette.indexOf(cell)
      })
    } else {
      for (let index = 0; index < size; index++) {
        boards[group * cells + index] = reader.indices[index] ?? 0
      }
    }
    sizes[group] = size
    kinds[group] = count === cells ? STATE_READ : STATE_WRONG_SIZE
    if (count !== cells) report('state-size', `${cells} cells`, `${count} cells`)
  })
  return { boards, kinds, sizes, repeated }
}
