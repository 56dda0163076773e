import {
  Compression,
  type WriterProperties,
  WriterPropertiesBuilder,
  WriterVersion,
} from 'parquet-wasm/node'
import { expect, test } from 'vitest'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { byteSourceOfBytes } from '../byteSourceOfBytes'
import type { CarrierRow } from '../carrierRow'
import { openCarrier } from '../carriers/openCarrier'
import { ByteWindow } from './byteWindow'
import { inflateOf } from './codecs'
import { chunkFacts } from './columnChunk'
import { readFooter } from './footer'
import { pagePlaceAt } from './pageHeader'
import { readLevels, zeros } from './pageLevels'
import { arrowParquet } from './testSupport/arrowParquet'

/** A page of a sound file and the rows of which it holds a part. */
interface Page {
  readonly label: string
  readonly dictionary: boolean
  readonly start: number
  readonly end: number
  readonly firstRow: number
  readonly endRow: number
}

const REACH = { sparing: false, readAhead: 1 << 16, maxReadAhead: 1 << 16 }

async function pagesOf(bytes: Uint8Array): Promise<Page[]> {
  const source = byteSourceOfBytes('sound.parquet', bytes)
  const footer = await readFooter(source)
  if (!footer.ok) throw new Error(footer.problem.message)
  const { metadata, schema } = footer.value
  const pages: Page[] = []
  let first = 0
  for (const group of metadata.row_groups) {
    for (const leaf of schema.leaves) {
      const chunk = chunkFacts(leaf, group)!
      const window = new ByteWindow(source, chunk.start, chunk.end, REACH)
      const inflate = await inflateOf(chunk.codec as 'SNAPPY')
      const context = { leaf, window, inflate, codec: chunk.codec, sparing: false, buffers: null }
      let row = first
      for (let at = chunk.start; at < chunk.end; ) {
        const place = await pagePlaceAt(window, at, chunk)
        const dictionary = place.header.type === 'DICTIONARY_PAGE'
        const page = { label: leaf.label, dictionary, start: at, end: place.next }
        if (dictionary) pages.push({ ...page, firstRow: first, endRow: first + chunk.rows })
        else {
          const { rep, entries } = await readLevels(place, context)
          const endRow = row + (rep ? zeros(rep) : entries)
          // A page that begins inside a row, and one that follows a row's last entry, may touch the row before.
          pages.push({ ...page, firstRow: rep?.[0] === 0 || !rep ? row : row - 1, endRow })
          row = endRow
        }
        at = place.next
      }
    }
    first += Number(group.num_rows)
  }
  return pages
}

async function readAll(bytes: Uint8Array): Promise<CarrierRow[]> {
  const carrier = await openCarrier(byteSourceOfBytes('damaged.parquet', bytes))
  if (!carrier.ok) throw new Error(carrier.problem.message)
  const rows: CarrierRow[] = []
  for await (const row of carrier.value.rows()) rows.push(row)
  return rows
}

/** A generator of whole numbers below a bound: the same ones every time. */
function dice(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
  testRow({ rows: 4, cols: 4, groups: 25 + seed, words: 30, seed }),
)
const properties = () =>
  new WriterPropertiesBuilder().setDataPageSizeLimit(200).setWriteBatchSize(16)

test.each<[string, WriterProperties, number]>([
  ['Snappy', properties().setCompression(Compression.SNAPPY).build(), 1],
  ['uncompressed', properties().setCompression(Compression.UNCOMPRESSED).build(), 2],
  ['Zstandard', properties().setCompression(Compression.ZSTD).build(), 3],
  ['gzip', properties().setCompression(Compression.GZIP).build(), 4],
  ['LZ4', properties().setCompression(Compression.LZ4_RAW).build(), 5],
  [
    'version 2',
    properties().setCompression(Compression.SNAPPY).setWriterVersion(WriterVersion.V2).build(),
    6,
  ],
])('flipped bits cost at most the rows of their page (%s)', async (_, props, seed) => {
  const sound = arrowParquet(rows, { properties: props })
  const pages = await pagesOf(sound)
  const roll = dice(seed)
  let reported = 0
  for (let run = 0; run < 60; run++) {
    const page = pages[roll(pages.length)]!
    const damaged = sound.slice()
    // One time in four it is the page's header.
    const reach = run % 4 === 0 ? Math.min(24, page.end - page.start) : page.end - page.start
    const at = page.start + roll(reach)
    damaged[at]! ^= 1 << roll(8)
    const found = await readAll(damaged)
    expect(found.map((row) => row.row)).toEqual(rows.map((_, i) => i))
    const where = `${page.label} ${page.dictionary ? 'dictionary' : 'page'} byte ${at - page.start}`
    for (const { row, value, problems } of found) {
      if (row < page.firstRow || row >= page.endRow) {
        expect(value, `${where}, row ${row}`).toEqual(rows[row])
      }
      for (const problem of problems) {
        reported++
        expect(problem.path).toBe(page.label)
        expect(problem.message).toMatch(new RegExp(`^damaged\\.parquet, row ${row}: `))
      }
    }
  }
  expect(reported).toBeGreaterThan(10)
})

test('a column lost in the middle keeps its rows before and after, and all other columns', async () => {
  const sound = arrowParquet(rows, { properties: properties().setDictionaryEnabled(false).build() })
  const label = 'asr_data.segments[].words[].start'
  const own = (await pagesOf(sound)).filter((page) => page.label === label && !page.dictionary)
  expect(own.length).toBeGreaterThan(4)
  const hit = own[Math.floor(own.length / 2)]!
  const damaged = sound.slice()
  damaged.fill(0xff, hit.start, hit.end)
  const found = await readAll(damaged)
  const lost = found.filter((row) => row.problems.length > 0)
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.length).toBeLessThan(5)
  for (const { row, value } of lost) {
    const { asr_data, ...others } = value as (typeof rows)[number]
    const { asr_data: expected, ...same } = rows[row]!
    expect(others).toEqual(same)
    expect(asr_data.segments.flatMap((s) => s.words.map((w) => [w.start, w.word]))).toEqual(
      expected.segments.flatMap((s) => s.words.map((w) => [null, w.word])),
    )
  }
  for (const row of found) if (row.problems.length === 0) expect(row.value).toEqual(rows[row.row])
})
