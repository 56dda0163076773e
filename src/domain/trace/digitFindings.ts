import { cellName } from './cellName'
import { isRightValue } from './isRightValue'
import type { Finding, Groups } from './trace'

/** A value that goes into a cell and is not the solution's: one finding for each time it does. */
export function digitFindings(
  groups: Groups,
  cols: number,
  solution: readonly string[] | null,
  findings: Finding[],
): void {
  if (!solution) return
  const cells = solution.length
  const { boards, palette } = groups
  for (let group = 0; group < groups.count; group++) {
    for (let cell = 0; cell < cells; cell++) {
      const now = boards[group * cells + cell] ?? 0
      const before = group === 0 ? 0 : (boards[(group - 1) * cells + cell] ?? 0)
      if (now === before) continue
      const value = palette[now]?.value ?? ''
      if (value === '' || value === palette[before]?.value) continue
      if (isRightValue(value, solution[cell])) continue
      findings.push({
        kind: 'wrong-digit',
        time: groups.times[group] ?? 0,
        group,
        cell,
        expected: solution[cell] ?? '',
        found: value,
        path: `action_data[${group}].serialized_state cell ${cellName(cell, cols)}`,
      })
    }
  }
}
