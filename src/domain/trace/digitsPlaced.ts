import { isRightValue } from './isRightValue'
import { placements } from './placements'
import type { Trace } from './trace'
import { valueAt } from './valueAt'

/** One step of the curve: what holds from `time` on. */
export interface DigitsStep {
  /** Seconds. */
  readonly time: number
  readonly group: number
  /** Cells filled by the solver: givens do not count. */
  readonly placed: number
  /** Of those, cells that hold the solution's value; null where the solution is hidden. */
  readonly right: number | null
}

/** Digits on the board over time, one step a group that changed them; the first step is the first board. */
export function digitsPlaced(trace: Trace): DigitsStep[] {
  const { solution } = trace
  if (trace.groups.count === 0) return []
  let placed = 0
  let right = 0
  const count = (cell: number, value: string, by: number) => {
    if (value === '' || trace.givens[cell] !== '') return
    placed += by
    if (solution && isRightValue(value, solution[cell])) right += by
  }
  for (let cell = 0; cell < trace.rows * trace.cols; cell++) count(cell, valueAt(trace, 0, cell), 1)
  const steps: DigitsStep[] = []
  const step = (group: number, time: number) => {
    if (steps.at(-1)?.group === group) steps.pop()
    steps.push({ time, group, placed, right: solution && right })
  }
  step(0, trace.groups.times[0] ?? 0)
  for (const { group, time, cell, value, before } of placements(trace)) {
    count(cell, before, -1)
    count(cell, value, 1)
    step(group, time)
  }
  return steps
}
