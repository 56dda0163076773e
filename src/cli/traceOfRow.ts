import type { CarrierRow } from '@/data/carrierRow'
import { isProcessed, readProcessed } from '@/domain/lm/readProcessed'
import type { Problem } from '@/domain/problem'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import type { RawEntry } from '@/domain/trace/rawEntry'
import { readEntry } from '@/domain/trace/readEntry'
import type { Trace } from '@/domain/trace/trace'

export interface RowTrace {
  /** Null when the row is no row at all, or a processed one. */
  readonly entry: RawEntry | null
  readonly trace: Trace | null
  /** Everything that could not be used: the carrier's problems first. */
  readonly problems: readonly Problem[]
}

/** A carrier's row, read and decoded. */
export function traceOfRow(row: CarrierRow): RowTrace {
  if (row.value === null) return { entry: null, trace: null, problems: row.problems }
  if (isProcessed(row.value)) {
    const read = readProcessed(row.value)
    return { entry: null, trace: read.trace, problems: [...row.problems, ...read.problems] }
  }
  const { entry, problems } = readEntry(row.value)
  const all = [...row.problems, ...problems]
  if (!entry) return { entry: null, trace: null, problems: all }
  const trace = decodeTrace(entry, all)
  return { entry, trace, problems: trace.problems }
}
