import type { TimedAction } from '../perform/desk'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { RowGroup } from './demoRow'
import { stateText } from './stateText'

/** Video frames a second, and how many of them lie between two looks of the vision pipeline. */
const FRAME_RATE = 30
const FRAME_STEP = 4

/**
 * Actions as the vision pipeline reports them: what changed between two looked-at frames is one group, with the
 * board after it. The first group is the board before anything happened.
 */
export function groupActions(puzzle: DemoPuzzle, actions: readonly TimedAction[]): RowGroup[] {
  const cells = puzzle.givens.map((given) => ({
    value: given < 0 ? '' : puzzle.symbols[given]!,
    centre: new Set<string>(),
    corner: new Set<string>(),
    colours: new Set<string>(),
  }))
  const groups: RowGroup[] = [
    { actions: [], frame: 0, idx: 0, serialized_state: stateText(cells), time: 0 },
  ]
  let pending: string[] = []
  let frame = 0
  const close = () => {
    if (pending.length === 0) return
    groups.push({
      actions: pending,
      frame,
      idx: groups.length,
      serialized_state: stateText(cells),
      time: Math.round((frame / FRAME_RATE) * 1000) / 1000,
    })
    pending = []
  }
  for (const action of actions) {
    const at = Math.ceil((action.time * FRAME_RATE) / FRAME_STEP) * FRAME_STEP
    if (at !== frame) close()
    frame = at
    pending.push(actionText(action, puzzle.size))
    for (const index of action.cells) {
      const cell = cells[index]!
      const set =
        action.type === 'cd'
          ? cell.centre
          : action.type === 'pm'
            ? cell.corner
            : action.type === 'co'
              ? cell.colours
              : null
      if (action.type === 'vl') cell.value = action.value
      else if (action.type === 'cl') clearCell(cell, action.value)
      else if (set && action.op === '+') set.add(action.value)
      else if (set) set.delete(action.value)
    }
  }
  close()
  return groups
}

interface MutableCell {
  value: string
  readonly centre: Set<string>
  readonly corner: Set<string>
  readonly colours: Set<string>
}

function clearCell(cell: MutableCell, code: string): void {
  if (code === '0') cell.value = ''
  else if (code === '1') cell.corner.clear()
  else if (code === '2') cell.centre.clear()
  else if (code === '3') cell.colours.clear()
}

/** One action in the dataset's form. */
export function actionText(action: TimedAction, size: number): string {
  const cells = action.cells
    .map((cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`)
    .join(',')
  return [action.type, action.op ?? '', action.value, cells].filter((part) => part !== '').join(':')
}
