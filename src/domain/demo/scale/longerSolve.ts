import type { Random } from '../random/random'
import type { DemoRow, RowGroup } from '../row/demoRow'
import { createColouring } from './colouring'

/** Video frames a second as the vision pipeline of real rows counts them. */
const FRAME_RATE = 30000 / 1001
/** Frames between two looks. */
const STEP = 4

/** Share of the added groups that colour a cell; the others select. */
const COLOURS = 0.6

/**
 * Moves a row's actions by `shift` seconds and adds groups until there are about `count`: the hand wanders over cells
 * while its owner thinks, and colours some. In the dataset three actions in four only select.
 */
export function longerSolve(row: DemoRow, count: number, shift: number, random: Random): void {
  const old = row.action_data
  const size = Number(row.puzzle_data.cols)
  const extra = Math.max(0, count - old.length) / old.length
  const colouring = createColouring(size, random)
  const groups: RowGroup[] = []
  const add = (actions: string[], state: string, frame: number) => {
    const serialized_state = colouring.on(state)
    const time = Math.round((frame / FRAME_RATE) * 1000) / 1000
    groups.push({ actions, frame, idx: groups.length, serialized_state, time })
  }
  let owed = 0
  for (const [i, group] of old.entries()) {
    const frame = i === 0 ? 0 : frameOf((group.time ?? 0) + shift)
    add(group.actions, group.serialized_state, frame)
    const next = old[i + 1]
    if (!next) break
    const last = frameOf((next.time ?? 0) + shift) - STEP
    owed += extra
    let at = frame
    let selected = 0
    while (owed >= 1 && at + STEP <= last) {
      at = Math.min(last, at + STEP * (1 + random.below(4)))
      if (random.chance(COLOURS)) {
        add([colouring.touch()], group.serialized_state, at)
      } else if (selected > 0 && random.chance(0.35)) {
        add(['ds:all'], group.serialized_state, at)
        selected = 0
      } else {
        const cell = `r${1 + random.below(size)}c${1 + random.below(size)}`
        add([`sl:${cell}`], group.serialized_state, at)
        selected++
      }
      owed--
    }
  }
  row.action_data = groups
}

function frameOf(seconds: number): number {
  return Math.ceil((seconds * FRAME_RATE) / STEP) * STEP
}
