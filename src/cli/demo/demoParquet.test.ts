import parquet from 'parquetjs-lite'
import { beforeAll, expect, it } from 'vitest'
import { byteSourceOfBytes } from '@/data/byteSourceOfBytes'
import type { Carrier } from '@/data/carrierRow'
import { openCarrier } from '@/data/carriers/openCarrier'
import { bare, unlisted } from '@/data/parquet/testSupport/bare'
import { demoParquet } from './demoParquet'
import { demoRows } from './demoRows'

const LIBRARY = 'public/library'
let bytes: Uint8Array
let rows: Record<string, unknown>[]
let carrier: Carrier

beforeAll(async () => {
  rows = await demoRows(LIBRARY)
  bytes = await demoParquet(LIBRARY)
  const opened = await openCarrier(byteSourceOfBytes('demo.parquet', bytes))
  if (!opened.ok) throw new Error(opened.problem.message)
  carrier = opened.value
}, 60_000)

it('holds every solve of the demo library, one row a row group', async () => {
  const reader = await parquet.ParquetReader.openBuffer(Buffer.from(bytes))
  expect(reader.metadata.row_groups).toHaveLength(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(16)
})

it('reads the same, row by row, by this project’s reader and by parquetjs-lite', async () => {
  const reader = await parquet.ParquetReader.openBuffer(Buffer.from(bytes))
  const cursor = reader.getCursor()
  let read = 0
  for await (const { value, problems } of carrier.rows()) {
    expect(problems).toEqual([])
    const ours = bare(value)
    expect(bare(unlisted(await cursor.next()))).toEqual(ours)
    expect(bare(rows[read])).toEqual(ours)
    read++
  }
  expect(await cursor.next()).toBeNull()
  expect(read).toBe(rows.length)
})

it('gives one row alone', async () => {
  const { value } = await carrier.row(7)
  expect(bare(value)).toEqual(bare(rows[7]))
})
