import type { Random } from '../random/random'
import type { DemoRow } from '../row/demoRow'

/** A misreading lasts so many groups at most. */
const LONGEST = 40

/**
 * What a vision model gets wrong: for a stretch of groups one cell of the state shows a digit that is not there. Actions
 * stay as they are, so states contradict them.
 */
export function misreadStates(row: DemoRow, random: Random): void {
  const groups = row.action_data
  const size = Number(row.puzzle_data.cols)
  const times = 1 + random.below(12)
  for (let i = 0; i < times; i++) {
    const from = 1 + random.below(groups.length - 1)
    const until = Math.min(groups.length, from + 1 + random.below(LONGEST))
    const cell = random.below(size * size)
    const digit = String(1 + random.below(size))
    for (const group of groups.slice(from, until)) {
      const state = JSON.parse(group.serialized_state) as { cells: string[] }
      const rest = state.cells[cell]!.split('/').slice(1)
      state.cells[cell] = [digit, ...rest].join('/')
      group.serialized_state = JSON.stringify(state)
    }
  }
}
