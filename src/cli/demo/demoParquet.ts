import { rawParquetBytes } from '@/data/parquet/writeRawParquet'
import { demoRows } from './demoRows'

/**
 * The rows of a library on disk as one Parquet file: the raw schema, lists annotated LIST, one row a row group, so that a
 * reader of one row fetches one row. The same library gives the same bytes.
 */
export async function demoParquet(folder: string): Promise<Uint8Array> {
  return rawParquetBytes(await demoRows(folder), { rowsPerGroup: 1 })
}
