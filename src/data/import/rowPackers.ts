import type { LooseRow, RowShape } from '@/data/parquet/looseRow'
import type { ReadyRow } from './keepRow'

/** Threads that put rows together, list and pack them. */
export interface RowPackers {
  /** Rows worth handing out at once. */
  readonly width: number
  /** Rejects when its thread has failed. */
  pack(row: LooseRow): Promise<ReadyRow>
  close(): void
}

/** Starts threads for the rows of one file; null where the platform has none to give. */
export type StartPackers = (shape: RowShape, file: string) => RowPackers | null

/** What runs in each of the threads. */
export interface PackWorkerApi {
  begin(shape: RowShape, file: string): Promise<void>
  pack(row: LooseRow): Promise<ReadyRow>
}
