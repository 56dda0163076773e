import { Table, type WriterProperties, writeParquet } from 'parquet-wasm/node'
import { type ArrowShape, arrowRows } from './arrowRows'

/** How a test's file departs from the dataset's. */
export interface ArrowOptions extends ArrowShape {
  readonly properties?: WriterProperties
}

/** Rows of the raw schema as Arrow's Rust writer writes them: a writer that is not ours. */
export function arrowParquet(rows: readonly unknown[], options: ArrowOptions = {}): Uint8Array {
  return writeParquet(Table.fromIPCStream(arrowRows(rows, options)), options.properties)
}
