import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Random } from '../random/random'
import type { DemoRow } from '../row/demoRow'

/** Where faults are planted: the row, and places in it that are still free of them. */
export interface Ground {
  readonly row: DemoRow
  readonly puzzle: DemoPuzzle
  readonly random: Random
  /** A group away from every other fault for which the test holds; throws when there is none. */
  group(fits?: (index: number) => boolean): number
  /** A segment away from every other fault for which the test holds; throws when there is none. */
  segment(fits: (index: number) => boolean): number
}

const APART = 8

export function createGround(row: DemoRow, puzzle: DemoPuzzle, random: Random): Ground {
  const taken: number[] = []
  const firstDigit = row.action_data.findIndex(({ actions }) =>
    actions.some((action) => action.startsWith('vl')),
  )
  const takenSegments: number[] = []
  const choose = (
    count: number,
    used: number[],
    from: number,
    to: number,
    fits: (i: number) => boolean,
  ) => {
    const free = Array.from({ length: count }, (_, i) => i).filter(
      (i) => i >= from && i < to && used.every((u) => Math.abs(u - i) > APART) && fits(i),
    )
    const chosen = random.pick(free)
    used.push(chosen)
    return chosen
  }
  return {
    row,
    puzzle,
    random,
    group(fits = () => true) {
      const count = row.action_data.length
      // Not at the beginning, after the first digit, and well before the last.
      return choose(count, taken, Math.max(20, firstDigit + APART), Math.floor(count * 0.92), fits)
    },
    segment(fits) {
      const count = row.asr_data.segments.length
      return choose(count, takenSegments, 6, count - 6, fits)
    },
  }
}

/** The cells of a group's state. */
export function stateCells(row: DemoRow, group: number): string[] {
  const { cells } = JSON.parse(row.action_data[group]!.serialized_state) as { cells: string[] }
  return cells
}

export function setStateCells(row: DemoRow, group: number, cells: readonly string[]): void {
  row.action_data[group]!.serialized_state = JSON.stringify({ cells })
}
