import { open } from 'node:fs/promises'
import parquetTypes from 'parquetjs-lite/gen-nodejs/parquet_types'
import { decodeThrift, serializeThrift } from 'parquetjs-lite/lib/util'

/** Length and mark at a Parquet file's end. */
const TRAILER = 8

/**
 * Takes the page index out of a Parquet file's table of contents: the dataset's files have none, and a reader that
 * finds one has it easier. What parquetjs-lite's thrift types do not know (logical types) goes, too; the older
 * annotations beside them say the same.
 */
export async function dropPageIndex(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const trailer = Buffer.alloc(TRAILER)
    await file.read(trailer, 0, TRAILER, size - TRAILER)
    const length = trailer.readUInt32LE(0)
    const footer = Buffer.alloc(length)
    await file.read(footer, 0, length, size - TRAILER - length)
    const metadata = new parquetTypes.FileMetaData()
    decodeThrift(metadata, footer)
    let end = 0
    for (const group of metadata.row_groups) {
      for (const column of group.columns) {
        const meta = column.meta_data
        const first = Math.min(
          Number(meta.data_page_offset),
          Number(meta.dictionary_page_offset ?? meta.data_page_offset),
        )
        end = Math.max(end, first + Number(meta.total_compressed_size))
        column.offset_index_offset = null
        column.offset_index_length = null
        column.column_index_offset = null
        column.column_index_length = null
      }
    }
    const written = serializeThrift(metadata)
    const tail = Buffer.alloc(TRAILER)
    tail.writeUInt32LE(written.length, 0)
    tail.write('PAR1', 4)
    await file.write(Buffer.concat([written, tail]), 0, written.length + TRAILER, end)
    await file.truncate(end + written.length + TRAILER)
  } finally {
    await file.close()
  }
}
