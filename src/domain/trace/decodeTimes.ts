import { FINDING_LIMITS } from './findingLimits'
import type { RawGroup } from './rawEntry'
import { risingTimes } from './risingTimes'
import type { Finding } from './trace'

export interface GroupTimes {
  readonly times: Float64Array
  readonly rawTimes: Float64Array
  readonly frames: Float64Array
}

/**
 * Times of all groups in seconds, never falling; missing, backward and repeated ones and gaps without key frames
 * are added to `findings`. `cracking` is when the solve begins, in seconds: silence before it is no gap.
 */
export function decodeTimes(
  groups: readonly RawGroup[],
  cracking: number | null,
  findings: Finding[],
): GroupTimes {
  const rawTimes = new Float64Array(groups.length)
  const frames = new Float64Array(groups.length)
  groups.forEach(({ time, frame }, group) => {
    rawTimes[group] = time ?? Number.NaN
    frames[group] = frame ?? Number.NaN
  })
  const { times, repaired } = risingTimes(rawTimes)
  const wrong = new Set(repaired)

  const report = (kind: Finding['kind'], group: number, expected: string, found: string) => {
    findings.push({
      kind,
      time: times[group] ?? 0,
      group,
      cell: null,
      expected,
      found,
      path: `action_data[${group}].time`,
    })
  }
  let lastKept = -1
  for (let group = 0; group < groups.length; group++) {
    const raw = rawTimes[group] ?? Number.NaN
    if (wrong.has(group)) {
      if (Number.isNaN(raw)) report('time-missing', group, `${times[group]} s`, 'no time')
      else report('time-backward', group, between(rawTimes, wrong, group), `${raw} s`)
      continue
    }
    const before = lastKept < 0 ? Number.NaN : (rawTimes[lastKept] ?? Number.NaN)
    if (raw === before) report('time-repeated', group, `after ${before} s`, `${raw} s`)
    // Group 0 is the initial board: what follows it waits for the solve to begin.
    const since = lastKept > 0 ? before : Math.max(before, cracking ?? raw)
    if (raw - since > FINDING_LIMITS.gap) {
      const length = Math.round(raw - since)
      report('gap', group, `a key frame within ${FINDING_LIMITS.gap} s`, `none for ${length} s`)
    }
    lastKept = group
  }
  return { times, rawTimes, frames }
}

/** Where a group's time should lie, by the nearest times in order on both sides. */
function between(raw: Float64Array, wrong: ReadonlySet<number>, group: number): string {
  let before = group - 1
  while (before >= 0 && wrong.has(before)) before--
  let after = group + 1
  while (after < raw.length && wrong.has(after)) after++
  if (before < 0) return `at or before ${raw[after]} s`
  return after < raw.length ? `${raw[before]}–${raw[after]} s` : `at or after ${raw[before]} s`
}
