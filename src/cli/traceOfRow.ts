import type { CarrierRow } from '@/data/carrierRow'
import { traceOfValue } from '@/data/library/traceOfValue'
import type { Problem } from '@/domain/problem'
import type { RawEntry } from '@/domain/trace/rawEntry'
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
  const { raw, trace, problems } = traceOfValue(row.value, row.problems)
  return { entry: raw, trace, problems }
}
