import type { Trace } from './trace'

/** What stands in a cell after a group: its value, or its given; '' for neither. `group` −1 is before everything: the given. */
export function valueAt(trace: Trace, group: number, cell: number): string {
  const given = trace.givens[cell] ?? ''
  if (group < 0) return given
  const { boards, palette } = trace.groups
  return palette[boards[group * trace.rows * trace.cols + cell] ?? 0]?.value || given
}
