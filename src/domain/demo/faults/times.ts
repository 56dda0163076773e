import type { Ground } from './ground'
import type { PlantedFinding } from './planted'

const timePath = (group: number) => `action_data[${group}].time`

/** One group claims to be half a minute earlier than it is. */
export function plantBackwardTime(ground: Ground): PlantedFinding[] {
  const group = ground.group((g) => (ground.row.action_data[g]!.time ?? 0) > 200)
  const target = ground.row.action_data[group]!
  target.time = Math.round((target.time! - 31.5) * 1000) / 1000
  return [{ kind: 'time-backward', group, cell: null, path: timePath(group) }]
}

/** Two groups at the same time. */
export function plantRepeatedTime(ground: Ground): PlantedFinding[] {
  const group = ground.group()
  const before = ground.row.action_data[group - 1]!
  ground.row.action_data[group]!.time = before.time
  return [{ kind: 'time-repeated', group, cell: null, path: timePath(group) }]
}

/** A group without a time. */
export function plantMissingTime(ground: Ground): PlantedFinding[] {
  const group = ground.group()
  ground.row.action_data[group]!.time = null
  return [{ kind: 'time-missing', group, cell: null, path: timePath(group) }]
}

/** Seconds without key frames: a little more than what is reported. */
const GAP = 310

/** Share of the solve after which they are lost: only digits still go in, and nobody misses much. */
const LATE = 0.66

/** The key frames of some minutes are lost: all that happened in them is one group. Plant this before all others. */
export function plantGap(ground: Ground): PlantedFinding[] {
  const { action_data: groups } = ground.row
  const from = groups.findIndex(
    ({ time }) => (time ?? 0) > (groups[groups.length - 1]!.time ?? 0) * LATE,
  )
  const start = groups[from]!.time!
  let to = from + 1
  while (groups[to]!.time! < start + GAP) to++
  const lost = groups.splice(from + 1, to - from - 1)
  const target = groups[from + 1]!
  target.actions = [...lost.flatMap((group) => group.actions), ...target.actions]
  groups.forEach((group, i) => {
    group.idx = i
  })
  return [{ kind: 'gap', group: from + 1, cell: null, path: timePath(from + 1) }]
}
