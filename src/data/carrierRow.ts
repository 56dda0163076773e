import type { Problem } from '@/domain/problem'

/** One row as its carrier holds it: a plain object not yet validated (see `readEntry`), or what was wrong with it. */
export interface CarrierRow {
  /** Zero-based position in the file. */
  readonly row: number
  /** The parsed row; null when the carrier could not give it. */
  readonly value: unknown
  /** Problems the carrier met in this row (a cut cell, a broken page). */
  readonly problems: readonly Problem[]
}

export type CarrierKind = 'parquet' | 'jsonl' | 'json-array' | 'json-object' | 'rows-api'

/** An open file of rows, read one after another or one alone, in bounded memory. */
export interface Carrier {
  readonly kind: CarrierKind
  readonly name: string
  /** Number of rows, or null when only reading to the end tells. */
  readonly rowCount: number | null
  rows(options?: { start?: number; signal?: AbortSignal }): AsyncIterable<CarrierRow>
  row(index: number, signal?: AbortSignal): Promise<CarrierRow>
}
