import type { Trace } from '../../trace/trace'

/** Where the parts of a solve begin, in seconds: before `start`, opening, middle from `opened`, end from `closing`. */
export interface SolveBounds {
  readonly start: number
  readonly opened: number
  readonly closing: number
}

/** The opening is the first quarter of the solve, the end its last and what follows. */
const QUARTER = 0.25

/**
 * The solve runs from "let's get cracking" (the first action where that is not known) to the moment it is solved (the
 * last action where it never is).
 */
export function solveParts(trace: Trace): SolveBounds {
  const { times, count } = trace.groups
  const marker = (kind: string) => trace.markers.find((one) => one.kind === kind)?.time
  const start = marker('cracking') ?? (count > 1 ? times[1]! : 0)
  const end = Math.max(start, marker('solved') ?? (count > 0 ? times[count - 1]! : trace.duration))
  const quarter = (end - start) * QUARTER
  return { start, opened: start + quarter, closing: end - quarter }
}
