import type { Action } from '../board/action'
import { applyToCell, type Contradiction } from '../board/applyToCell'
import type { Cell } from '../board/cell'
import type { CellPalette } from './cellPalette'
import type { RawGroup } from './rawEntry'
import { STATE_MISSING, STATE_READ, type States } from './readStates'
import type { Finding } from './trace'

export interface Replay {
  readonly groups: readonly RawGroup[]
  readonly rows: number
  readonly cols: number
  readonly givens: readonly string[]
  readonly times: Float64Array
  readonly findings: Finding[]
  readonly palette: CellPalette
  readonly states: States
  readonly actions: readonly Action[]
  readonly actionStart: Uint32Array
}

/** Fills the boards of groups without a state and compares every state with what its actions make of the one before. */
export function replayGroups(given: Replay): void {
  const { groups, rows, cols, givens, times, findings, palette, states, actionStart } = given
  const cells = rows * cols
  const carries = partsCarried(palette, states)
  const expected = new Uint32Array(cells)
  for (let group = 0; group < groups.length; group++) {
    const base = group * cells
    const kind = states.kinds[group]
    const initial = group === 0 && kind === STATE_READ
    if (initial) copyBoard(states.boards, base, expected)
    let touched = !states.repeated[group]
    for (let at = actionStart[group] ?? 0; at < (actionStart[group + 1] ?? 0); at++) {
      const action = given.actions[at]
      if (!action) continue
      for (const { row, col } of action.cells) {
        const inside = row >= 0 && col >= 0 && row < rows && col < cols
        const index = row * cols + col
        let reason: Contradiction | null = inside ? null : 'off-board'
        let before: Cell | undefined
        // The first state is the board the video starts from: whatever is said to have led to it is in it.
        if (inside && !initial && action.type !== 'sl' && action.type !== 'ds') {
          before = palette.cells[expected[index] ?? 0]
          if (!before) continue
          touched = true
          const change = applyToCell(before, action, givens[index])
          reason = change.contradiction
          if (change.cell !== before) expected[index] = palette.indexOf(change.cell)
        }
        if (reason === null || !judged(action, carries)) continue
        findings.push({
          kind: 'action-impossible',
          time: times[group] ?? 0,
          group,
          cell: inside ? index : null,
          expected: expectation(reason, rows, cols),
          found: inside
            ? `${action.text} onto "${before?.text || (givens[index] ?? '')}"`
            : action.text,
          path: pathOf(groups, group, action, at - (actionStart[group] ?? 0)),
        })
      }
    }
    if (kind === STATE_READ) {
      // Nothing done and nothing changed, as in the many groups that only select.
      if (!touched) continue
      for (let index = 0; index < cells; index++) {
        const want = expected[index] ?? 0
        const have = states.boards[base + index] ?? 0
        if (want === have || group === 0) continue
        const wanted = palette.cells[want]
        const found = palette.cells[have]
        if (!wanted || !found || agree(wanted, found, givens[index] ?? '', carries)) continue
        findings.push({
          kind: 'state-mismatch',
          time: times[group] ?? 0,
          group,
          cell: index,
          expected: wanted.text,
          found: found.text,
          path: `action_data[${group}].serialized_state`,
        })
      }
      copyBoard(states.boards, base, expected)
    } else {
      // A state of the wrong size shows what it names; the replay does not trust it.
      for (let index = states.sizes[group] ?? 0; index < cells; index++) {
        states.boards[base + index] = expected[index] ?? 0
      }
    }
  }
}

function copyBoard(boards: Uint32Array, base: number, into: Uint32Array): void {
  for (let index = 0; index < into.length; index++) into[index] = boards[base + index] ?? 0
}

interface Parts {
  readonly colours: boolean
  readonly pen: boolean
}

/** Which parts the row's states hold at all: those they never hold cannot disagree with the actions. */
function partsCarried(palette: CellPalette, states: States): Parts {
  if (states.kinds.every((kind) => kind === STATE_MISSING)) return { colours: true, pen: true }
  return {
    colours: palette.cells.some(({ colours }) => colours.length > 0),
    pen: palette.cells.some(({ pen }) => pen.length > 0),
  }
}

function judged(action: Action, carries: Parts): boolean {
  if (action.type === 'co') return carries.colours
  if (action.type === 'pe') return carries.pen
  return true
}

/** Same value (a given may stand in the state or not), same marks, and colours and pen where the row has them. */
function agree(a: Cell, b: Cell, given: string, carries: Parts): boolean {
  return (
    (a.value || given) === (b.value || given) &&
    same(a.centre, b.centre) &&
    same(a.corner, b.corner) &&
    (!carries.colours || same(a.colours, b.colours)) &&
    (!carries.pen || sameSet(a.pen, b.pen))
  )
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item))
}

function expectation(reason: Contradiction, rows: number, cols: number): string {
  switch (reason) {
    case 'filled':
      return 'an empty cell'
    case 'present':
      return 'a cell without this mark'
    case 'absent':
      return 'a cell with this mark'
    case 'off-board':
      return `a cell of the ${rows} × ${cols} board`
    case 'clear-code':
      return 'a clear code from 0 to 5'
  }
}

/** Unreadable actions are left out of `actions`, so the position in the row is found by the text. */
function pathOf(
  groups: readonly RawGroup[],
  group: number,
  action: Action,
  position: number,
): string {
  const texts = groups[group]?.actions ?? []
  const index = texts[position] === action.text ? position : texts.indexOf(action.text)
  return `action_data[${group}].actions[${index}]`
}
