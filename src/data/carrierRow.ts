import type { Problem } from '@/domain/problem'
import type { LooseRows } from './parquet/looseRow'

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

/** How far a reading has come, in bytes of the source. */
export interface ReadProgress {
  /** Bytes read so far by this reading. */
  readonly bytes: number
  /** Bytes it will have read at its end, as far as is known: of the wanted columns, or of the whole file. */
  readonly total: number
}

export interface RowsOptions {
  /** First row wanted, zero-based. Rows before it cost as little as the format allows. */
  readonly start?: number
  /** Aborting makes the iteration reject with the signal's reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadProgress) => void
  /**
   * What is wanted of each row, as dotted names (`youtube_id`, `asr_data.segments.words`); all of it by default.
   * Only Parquet can leave columns unread; the other carriers hand out whole rows.
   */
  readonly columns?: readonly string[]
}

/** An open file of rows, read one after another or one alone, in bounded memory. */
export interface Carrier {
  readonly kind: CarrierKind
  readonly name: string
  /** Number of rows, or null while only reading to the end tells. */
  readonly rowCount: number | null
  /**
   * Rows in order. What is wrong with the data arrives as a row's problems; it rejects only when the source
   * itself cannot be read (a cut connection) or the signal is aborted.
   */
  rows(options?: RowsOptions): AsyncIterable<CarrierRow>
  /** Rows that another thread can put together, where the format has such a form. */
  readonly loose?: LooseRows
  /** One row; `value` null and a problem when there is no such row. */
  row(index: number, signal?: AbortSignal): Promise<CarrierRow>
}
