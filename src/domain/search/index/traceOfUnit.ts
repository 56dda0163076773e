import { growingNumbers } from './growing'

/** One look a stretch of so many units (a power of two), then a few steps: most traces are longer. */
const STRETCH_BITS = 7

/** Which trace a unit belongs to, kept in a hundredth of a list of all units. */
export interface TraceOfUnit {
  /** Appends a trace of so many units, the gap behind it among them. */
  add(units: number): void
  /** The place of the trace among those added; the last for units beyond. */
  of(unit: number): number
}

export function traceOfUnits(): TraceOfUnit {
  /** First unit of each trace, and of the one to come. */
  const first = growingNumbers()
  /** Trace of the first unit of each stretch. */
  const stretches = growingNumbers()
  first.push(0)
  let firsts = first.view()
  let looks = stretches.view()
  return {
    add(units) {
      const trace = first.length - 1
      const end = firsts[trace]! + units
      first.push(end)
      const wanted = (end + (1 << STRETCH_BITS) - 1) >>> STRETCH_BITS
      stretches.fill(trace, wanted - stretches.length)
      firsts = first.view()
      looks = stretches.view()
    },
    of(unit) {
      let trace = looks[unit >>> STRETCH_BITS] ?? Math.max(0, firsts.length - 2)
      while (trace + 2 < firsts.length && firsts[trace + 1]! <= unit) trace++
      return trace
    },
  }
}
