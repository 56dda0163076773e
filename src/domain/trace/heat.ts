import { placements } from './placements'
import type { Trace } from './trace'

export interface Heat {
  /** Seconds each cell was selected in all. */
  readonly selectedSeconds: Float64Array
  /** How often each cell changed: values, marks, colours, pen. */
  readonly edits: Uint32Array
  /** 1 for the cell that first got its final value, 2 for the next, …; 0 for givens and cells without one. */
  readonly order: Uint32Array
}

/** How much attention each cell got, row-major. */
export function heat(trace: Trace): Heat {
  const { boards, count, times, selection } = trace.groups
  const cells = trace.rows * trace.cols
  const stride = Math.ceil(cells / 32)
  const selectedSeconds = new Float64Array(cells)
  const edits = new Uint32Array(cells)
  for (let group = 0; group + 1 < count; group++) {
    const lasts = (times[group + 1] ?? 0) - (times[group] ?? 0)
    for (let cell = 0; cell < cells; cell++) {
      const bits = selection[group * stride + (cell >> 5)] ?? 0
      if ((bits >>> (cell & 31)) & 1) selectedSeconds[cell]! += lasts
      if (boards[group * cells + cell] !== boards[(group + 1) * cells + cell]) edits[cell]!++
    }
  }
  return { selectedSeconds, edits, order: placementOrder(trace) }
}

function placementOrder(trace: Trace): Uint32Array {
  const last = new Map<number, number>()
  placements(trace).forEach(({ cell, value }, index) => {
    if (value === '') last.delete(cell)
    else last.set(cell, index)
  })
  const order = new Uint32Array(trace.rows * trace.cols)
  const cells = [...last].sort((a, b) => a[1] - b[1])
  cells.forEach(([cell], index) => {
    order[cell] = index + 1
  })
  return order
}
