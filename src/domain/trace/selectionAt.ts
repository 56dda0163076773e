import type { Trace } from './trace'

/** Row-major indices of the cells selected after a group, ascending; none without groups. */
export function selectionAt(trace: Trace, group: number): readonly number[] {
  const { selection, count } = trace.groups
  const at = Math.min(group, count - 1)
  const selected: number[] = []
  if (at < 0) return selected
  const stride = Math.ceil((trace.rows * trace.cols) / 32)
  for (let word = 0; word < stride; word++) {
    let bits = selection[at * stride + word] ?? 0
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits)
      selected.push(word * 32 + bit)
      bits &= bits - 1
    }
  }
  return selected
}
