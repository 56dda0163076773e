import { Field, Int16, Int64 as Int64Type, List, TimestampMillisecond } from 'apache-arrow'
import fc from 'fast-check'
import { Compression, WriterPropertiesBuilder, WriterVersion } from 'parquet-wasm/node'
import { describe, expect, test } from 'vitest'
import { testRow } from '@/domain/trace/testSupport/testRow'
import type { ByteSource } from '../byteSource'
import { byteSourceOfBytes } from '../byteSourceOfBytes'
import type { Carrier, ReadProgress, RowsOptions } from '../carrierRow'
import { openCarrier } from '../carriers/openCarrier'
import { arrowParquet } from './testSupport/arrowParquet'
import { types } from './testSupport/arrowRows'

type Row = Record<string, unknown>

const sound: Row[] = [1, 2, 3, 4, 5].map((seed) => ({
  ...testRow({ rows: 4, cols: 4, groups: 30 * seed, words: 40, seed }),
}))

async function opened(bytes: Uint8Array | ByteSource): Promise<Carrier> {
  const source = bytes instanceof Uint8Array ? byteSourceOfBytes('shard.parquet', bytes) : bytes
  const carrier = await openCarrier(source)
  if (!carrier.ok) throw new Error(carrier.problem.message)
  return carrier.value
}

async function valuesOf(carrier: Carrier, options: RowsOptions = {}): Promise<unknown[]> {
  const values: unknown[] = []
  for await (const { value, problems } of carrier.rows(options)) {
    expect(problems).toEqual([])
    values.push(value)
  }
  return values
}

/** Reads all rows in order, and each alone in a fresh carrier; both must give the same. */
async function allWays(bytes: Uint8Array): Promise<unknown[]> {
  const values = await valuesOf(await opened(bytes))
  for (let i = values.length - 1; i >= 0; i -= 2) {
    const { value, problems } = await (await opened(bytes)).row(i)
    expect(problems).toEqual([])
    expect(value).toEqual(values[i])
  }
  return values
}

const properties = () => new WriterPropertiesBuilder()

describe('rows come out as they went in', () => {
  const codecs = ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'BROTLI', 'ZSTD', 'LZ4', 'LZ4_RAW'] as const
  test.each(codecs)('%s, both page versions', async (codec) => {
    for (const version of [WriterVersion.V1, WriterVersion.V2]) {
      const props = properties()
        .setCompression(Compression[codec])
        .setWriterVersion(version)
        .build()
      // Brotli's encoder takes seconds a row group.
      const rows = codec === 'BROTLI' ? sound.slice(0, 1) : sound
      expect(await allWays(arrowParquet(rows, { properties: props }))).toEqual(rows)
    }
  })

  test.each([
    ['tiny pages', () => properties().setDataPageSizeLimit(64).setWriteBatchSize(4)],
    [
      'tiny pages of version 2',
      () =>
        properties()
          .setDataPageSizeLimit(64)
          .setWriteBatchSize(4)
          .setWriterVersion(WriterVersion.V2),
    ],
    ['no dictionaries', () => properties().setDictionaryEnabled(false)],
    ['tiny dictionaries', () => properties().setDictionaryPageSizeLimit(100).setWriteBatchSize(4)],
    ['a row group a row', () => properties().setMaxRowGroupSize(1)],
    ['row groups of two', () => properties().setMaxRowGroupSize(2)],
  ])('%s', async (_, build) => {
    expect(await allWays(arrowParquet(sound, { properties: build().build() }))).toEqual(sound)
  })

  test('large text, 32-bit whole numbers, fields in another order', async () => {
    const options = { text: new types.LargeUtf8(), whole: new types.Int32(), reversed: true }
    expect(await allWays(arrowParquet(sound, options))).toEqual(sound)
  })

  test('32-bit floats come as the exact value they hold', async () => {
    const [row] = (await allWays(arrowParquet(sound, { real: new types.Float32() }))) as Row[]
    const times = (rows: unknown) => (rows as { time: number }[]).map((group) => group.time)
    expect(times(row?.action_data)).toEqual(times(sound[0]?.action_data).map(Math.fround))
  })

  test('other columns are kept: wide whole numbers as digits, dates as text, lists of lists', async () => {
    const wide = 2n ** 60n + 1n
    const rows = sound.map((row, i) => ({
      ...row,
      wide: i === 0 ? wide : BigInt(-i),
      when: new Date(1_700_000_000_000 + i),
      grid: i === 1 ? null : [[1, i], [], null],
    }))
    const extra = {
      wide: new Int64Type(),
      when: new TimestampMillisecond(),
      grid: new List(new Field('element', new List(new Field('element', new Int16(), true)), true)),
    }
    const values = (await allWays(arrowParquet(rows, { extra }))) as Row[]
    expect(values.map((row) => row.wide)).toEqual([wide.toString(), -1, -2, -3, -4])
    expect(values[2]?.when).toBe('2023-11-14T22:13:20.002Z')
    expect(values.map((row) => row.grid)).toEqual(rows.map((row) => row.grid))
    expect(values[4]?.action_data).toEqual(sound[4]?.action_data)
  })

  test('missing columns', async () => {
    const without = ['asr_data', 'puzzle_data', 'puzzle_id']
    const values = await allWays(arrowParquet(sound, { without }))
    expect(values).toEqual(
      sound.map(({ youtube_id, action_data }) => ({ youtube_id, action_data })),
    )
  })

  test('nulls and empty lists anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.nat(99)),
        fc.constantFrom(64, 1 << 20),
        async (dice, page) => {
          const holes = (value: unknown, depth: number): unknown => {
            const roll = dice.next().value
            if (depth > 0 && roll < 6) return null
            if (Array.isArray(value))
              return roll < 12 ? [] : value.map((item) => holes(item, depth + 1))
            if (value === null || typeof value !== 'object') return value
            return Object.fromEntries(
              Object.entries(value).map(([k, v]) => [k, holes(v, depth + 1)]),
            )
          }
          const rows = sound.slice(0, 3).map((row) => holes(row, 0))
          const props = properties().setDataPageSizeLimit(page).setWriteBatchSize(8).build()
          expect(await valuesOf(await opened(arrowParquet(rows, { properties: props })))).toEqual(
            rows,
          )
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('reading', () => {
  test('columns are chosen by dotted names', async () => {
    const columns = ['youtube_id', 'puzzle_data.title', 'asr_data.segments.words.word', 'nothing']
    const [row] = await valuesOf(await opened(arrowParquet(sound)), { columns })
    const [first] = sound as unknown as ReturnType<typeof testRow>[]
    const segments = first?.asr_data.segments.map((segment) => ({
      words: segment.words.map(({ word }) => ({ word })),
    }))
    expect(row).toEqual({
      youtube_id: first?.youtube_id,
      asr_data: { segments },
      puzzle_data: { title: first?.puzzle_data.title },
    })
  })

  test('starts anywhere, tells its progress, and stops when told', async () => {
    const carrier = await opened(arrowParquet(sound))
    expect(carrier.rowCount).toBe(5)
    const seen: ReadProgress[] = []
    const rest = await valuesOf(carrier, { start: 3, onProgress: (p) => seen.push(p) })
    expect(rest).toEqual(sound.slice(3))
    expect(seen.length).toBeGreaterThan(0)
    for (const { bytes, total } of seen) expect(bytes).toBeLessThanOrEqual(total)
    expect((await carrier.row(7)).problems[0]?.message).toContain('has 5 rows; there is no row 7')

    const stop = new AbortController()
    const reading = async () => {
      for await (const { row } of carrier.rows({ signal: stop.signal })) {
        if (row === 1) stop.abort(new Error('enough'))
      }
    }
    await expect(reading()).rejects.toThrow('enough')
  })

  test('a source that fails is no damaged data: reading rejects with its words', async () => {
    const inner = byteSourceOfBytes('shard.parquet', arrowParquet(sound))
    let works = true
    const carrier = await opened({
      ...inner,
      read: async (start, end) => {
        if (!works) throw new Error('the connection was cut')
        return inner.read(start, end)
      },
    })
    works = false
    await expect(valuesOf(carrier)).rejects.toThrow('the connection was cut')
  })
})
