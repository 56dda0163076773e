import type { ByteSource } from '../byteSource'
import type { Carrier, CarrierRow, RowsOptions } from '../carrierRow'
import { noSuchRow } from '../carriers/noSuchRow'
import type { WindowOptions } from './byteWindow'
import { chosenSchema } from './chosenSchema'
import { type ChunkFacts, chunkFacts } from './columnChunk'
import type { Footer } from './footer'
import { type LooseRow, putTogether, shapeOf } from './looseRow'
import { RowGroupCursor, type RowLeaves } from './rowGroupCursor'
import type { Schema } from './schemaNodes'

/** How a column is read: for one row no more than it needs, for many in steps that grow. Sizes in bytes. */
const ONE_ROW = { sparing: true, readAhead: 32768, maxReadAhead: 32768 }
const MANY_ROWS = { sparing: false, readAhead: 32768, maxReadAhead: 524288 }

type Reach = Pick<WindowOptions, 'sparing' | 'readAhead' | 'maxReadAhead'>

interface Group {
  readonly first: number
  readonly rows: number
  readonly chunks: readonly (ChunkFacts | null)[]
}

/** Rows of a Parquet file, put together one by one from its columns' pages: see `RowGroupCursor`. */
export function parquetCarrier(source: ByteSource, { metadata, schema }: Footer): Carrier {
  const { name } = source
  const rowCount = Number(metadata.num_rows)
  const groups: Group[] = []
  let first = 0
  for (const group of metadata.row_groups) {
    const rows = Number(group.num_rows)
    groups.push({ first, rows, chunks: schema.leaves.map((leaf) => chunkFacts(leaf, group)) })
    first += rows
  }

  /** Counts what is read for `onProgress`. */
  function windowOptions(
    start: number,
    { signal, onProgress }: RowsOptions,
    reach: Reach,
    wanted: Schema,
  ): WindowOptions {
    const total = bytesToRead(
      groups,
      wanted.columns.flatMap((column) => column.leaves),
      start,
    )
    let bytes = 0
    return {
      signal,
      onBytes(count) {
        bytes += count
        onProgress?.({ bytes: Math.min(bytes, total), total })
      },
      ...reach,
    }
  }

  function named(row: number, { leaves, problems }: RowLeaves): LooseRow {
    const where = `${name}, row ${row}: `
    return { row, leaves, problems: problems.map((p) => ({ ...p, message: where + p.message })) }
  }

  async function* loose(
    start: number,
    options: RowsOptions,
    wanted: Schema,
  ): AsyncGenerator<LooseRow> {
    const reading = windowOptions(start, options, MANY_ROWS, wanted)
    for (const group of groups) {
      const from = Math.max(start, group.first) - group.first
      if (from >= group.rows) continue
      const cursor = await RowGroupCursor.at(from, source, wanted, group.chunks, reading)
      for (let i = from; i < group.rows; i++) {
        options.signal?.throwIfAborted()
        yield named(group.first + i, await cursor.next())
      }
    }
  }

  async function* read(start: number, options: RowsOptions): AsyncGenerator<CarrierRow> {
    const wanted = options.columns ? chosenSchema(schema, options.columns) : schema
    for await (const row of loose(start, options, wanted)) yield putTogether(wanted, row)
  }

  return {
    kind: 'parquet',
    name,
    rowCount,
    rows: (options = {}) => read(options.start ?? 0, options),
    loose: {
      shape: shapeOf(schema),
      rows: (options) => loose(options.start ?? 0, options, schema),
    },
    async row(index, signal) {
      const group = groups.find(({ first, rows }) => index >= first && index < first + rows)
      if (group) {
        const options = windowOptions(index, signal ? { signal } : {}, ONE_ROW, schema)
        const { chunks, first } = group
        const leaves = await RowGroupCursor.one(index - first, source, schema, chunks, options)
        return putTogether(schema, named(index, leaves))
      }
      return noSuchRow(name, index, rowCount)
    },
  }
}

/** Stored bytes of the wanted columns from row `start` on, taking rows as equally large. */
function bytesToRead(groups: readonly Group[], leaves: readonly number[], start: number): number {
  let total = 0
  for (const { first, rows, chunks } of groups) {
    const share = Math.min(1, Math.max(0, (first + rows - start) / rows))
    for (const leaf of leaves) {
      const chunk = chunks[leaf]
      if (chunk) total += (chunk.end - chunk.start) * share
    }
  }
  return Math.ceil(total)
}
