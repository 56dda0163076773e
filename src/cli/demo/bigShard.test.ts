import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parquetMetadata } from 'hyparquet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCarrier } from '@/data/carriers/openCarrier'
import { byteSourceOfFile } from '@/data/node/byteSourceOfFile'
import { scaleRows } from '@/domain/demo/scale/scaleRows'
import { bigShard } from './bigShard'

const ROWS = 2
const silent = { line: async () => undefined, say: () => undefined }
let folder = ''
let path = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ctc-big-shard-'))
  path = join(folder, 'shard.parquet')
  await bigShard(['--rows', String(ROWS), '--one-row-group', '--out', path], silent)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

it('writes one row group with Snappy and without a page index, as the dataset is', async () => {
  const source = await byteSourceOfFile(path)
  if (!source.ok) throw new Error(source.problem.message)
  const tail = await source.value.read(Math.max(0, source.value.size - 65536), source.value.size)
  await source.value.close()
  const { row_groups } = parquetMetadata(tail)
  expect(row_groups.map((group) => Number(group.num_rows))).toEqual([ROWS])
  const columns = row_groups.flatMap((group) => group.columns)
  expect(new Set(columns.map((column) => column.meta_data?.codec))).toEqual(new Set(['SNAPPY']))
  for (const column of columns) {
    expect(column.offset_index_offset).toBeUndefined()
    expect(column.column_index_offset).toBeUndefined()
  }
})

it('is read back as the rows that were made', async () => {
  const source = await byteSourceOfFile(path)
  if (!source.ok) throw new Error(source.problem.message)
  const carrier = await openCarrier(source.value)
  if (!carrier.ok) throw new Error(carrier.problem.message)
  const read: unknown[] = []
  for await (const row of carrier.value.rows()) read.push(row.value)
  await source.value.close()
  expect(read).toEqual([...scaleRows(ROWS)])
})

it('says how it is called when it is told too little', async () => {
  await expect(bigShard(['--one-row-group', '--out', path], silent)).rejects.toThrow('--rows N')
})
