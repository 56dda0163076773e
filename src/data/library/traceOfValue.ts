import { isProcessed, readProcessed } from '@/domain/lm/readProcessed'
import type { Problem } from '@/domain/problem'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import type { RawEntry } from '@/domain/trace/rawEntry'
import { readEntry } from '@/domain/trace/readEntry'
import type { Trace } from '@/domain/trace/trace'

export interface ReadValue {
  /** Null when the value is no row at all, or a processed one. */
  readonly raw: RawEntry | null
  /** Null when the value is no row at all. */
  readonly trace: Trace | null
  /** Everything that could not be used: those met before come first. */
  readonly problems: readonly Problem[]
}

/** A carrier's value as a trace, whichever kind of row it is. `before` are problems that were met on the way to it. */
export function traceOfValue(value: unknown, before: readonly Problem[] = []): ReadValue {
  if (isProcessed(value)) {
    const { trace, problems } = readProcessed(value)
    const all = [...before, ...problems]
    return { raw: null, trace: trace && { ...trace, problems: all }, problems: all }
  }
  const { entry: raw, problems } = readEntry(value)
  const all = [...before, ...problems]
  if (!raw) return { raw, trace: null, problems: all }
  const trace = decodeTrace(raw, all)
  return { raw, trace, problems: trace.problems }
}
