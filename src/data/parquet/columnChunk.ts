import type { ColumnChunk, RowGroup } from 'hyparquet'
import type { Leaf } from './schemaNodes'

/** Where a page lies and what comes before it in its column. */
export interface Mark {
  readonly offset: number
  /** Entries in the pages before; NaN where only the place is known (from a page index). */
  readonly entries: number
  /** Rows that begin in the pages before. */
  readonly row: number
}

/** One column of one row group, as the file's table of contents states it. Offsets are bytes of the file. */
export interface ChunkFacts {
  readonly leaf: Leaf
  readonly codec: string
  /** Rows in the row group. */
  readonly rows: number
  readonly entries: number
  readonly start: number
  readonly end: number
  /** Most bytes a page can have, uncompressed. */
  readonly pageLimit: number
  readonly offsetIndex: { readonly start: number; readonly end: number } | null
  /** Pages met so far, in order, from the first data page on; shared by all readings of the file. */
  readonly marks: Mark[]
}

/** Largest page believed although the column's total says less (writers' totals can be wrong), in bytes. */
const SMALL_PAGE = 64 * 1024 * 1024
/** Largest page ever held, in bytes. */
const LARGE_PAGE = 512 * 1024 * 1024

/** The facts of a column, or null when the row group has none or states nothing usable of it. */
export function chunkFacts(leaf: Leaf, group: RowGroup): ChunkFacts | null {
  const path = leaf.path
  const chunk = group.columns.find((c) => c.meta_data?.path_in_schema.join('.') === path)
  const meta = chunk?.meta_data
  if (!chunk || !meta) return null
  const data = Number(meta.data_page_offset)
  const stated = Number(meta.dictionary_page_offset ?? 0)
  // Some writers state 0 for a dictionary that stands first, at the data's own offset.
  const start = stated > 0 && stated < data ? stated : data
  return {
    leaf,
    codec: meta.codec,
    rows: Number(group.num_rows),
    entries: Number(meta.num_values),
    start,
    end: start + Number(meta.total_compressed_size),
    pageLimit: Math.min(LARGE_PAGE, Math.max(SMALL_PAGE, Number(meta.total_uncompressed_size))),
    offsetIndex: indexPlace(chunk),
    marks: [{ offset: data, entries: 0, row: 0 }],
  }
}

function indexPlace(chunk: ColumnChunk): { start: number; end: number } | null {
  const { offset_index_offset: at, offset_index_length: length } = chunk
  if (at === undefined || length === undefined || length <= 0) return null
  return { start: Number(at), end: Number(at) + length }
}
