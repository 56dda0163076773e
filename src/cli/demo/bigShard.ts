import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Writable } from 'node:stream'
import {
  Compression,
  EnabledStatistics,
  type RecordBatch,
  Table,
  transformParquetStream,
  WriterPropertiesBuilder,
} from 'parquet-wasm/node'
import { arrowRows } from '@/data/parquet/testSupport/arrowRows'
import { scaleRows } from '@/domain/demo/scale/scaleRows'
import { type CommandIo, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { dropPageIndex } from './dropPageIndex'

/** Rows handed to the writer at once: what it holds of them unpacked is what takes memory. */
const BATCH = 4

const USAGE = 'npm run demo -- --rows N [--one-row-group] --out FILE.parquet'

/**
 * Writes raw rows as a shard of the dataset's real shape, for tests and benchmarks at that size: written by Arrow's Rust
 * implementation with Snappy, dictionaries and 3-level lists, without a page index; with `--one-row-group` all rows in
 * one row group, as 340 of the real ones are, otherwise eight a group. The same number of rows gives the same bytes.
 */
export async function bigShard(args: readonly string[], io: CommandIo): Promise<void> {
  const { values } = readOptions([...args], {
    rows: { type: 'string' },
    out: { type: 'string' },
    'one-row-group': { type: 'boolean' },
  })
  const rows = wholeNumber('rows', values.rows)
  const { out } = values
  if (rows === undefined || rows < 1 || out === undefined) throw new UsageError(USAGE)
  const properties = new WriterPropertiesBuilder()
    .setCompression(Compression.SNAPPY)
    .setStatisticsEnabled(EnabledStatistics.None)
    .setMaxRowGroupSize(values['one-row-group'] ? rows : 8)
    .build()
  const unfinished = `${out}.part`
  const made = batches(rows, io)
  try {
    const bytes = await transformParquetStream(made.stream, properties)
    await bytes.pipeTo(Writable.toWeb(createWriteStream(unfinished)))
  } catch (error) {
    // The writer passes on only that something failed.
    throw made.failure() ?? error
  }
  await dropPageIndex(unfinished)
  await rename(unfinished, out)
  io.say(`${rows} synthetic rows in ${out}`)
}

/** The rows as the writer takes them, and what went wrong in making them. */
function batches(rows: number, io: CommandIo) {
  const made = scaleRows(rows)
  let count = 0
  let failure: unknown = null
  const next = (controller: ReadableStreamDefaultController<RecordBatch>) => {
    const some = [...take(made, BATCH)]
    if (some.length === 0) return controller.close()
    const table = Table.fromIPCStream(arrowRows(some))
    for (const batch of table.recordBatches()) controller.enqueue(batch)
    count += some.length
    if (count % 20 < some.length) io.say(`${count} of ${rows} rows`)
  }
  const stream = new ReadableStream<RecordBatch>(
    {
      pull(controller) {
        try {
          next(controller)
        } catch (error) {
          failure = error
          throw error
        }
      },
    },
    { highWaterMark: 1 },
  )
  return { stream, failure: () => failure }
}

function* take<T>(items: Iterator<T>, count: number): Generator<T> {
  for (let i = 0; i < count; i++) {
    const { value, done } = items.next()
    if (done) return
    yield value
  }
}
