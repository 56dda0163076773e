import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ByteSource } from '../byteSource'
import { byteSourceOfBytes } from '../byteSourceOfBytes'
import type { Carrier, CarrierRow, ReadProgress } from '../carrierRow'
import { openCarrier } from './openCarrier'

const utf8 = (text: string) => new TextEncoder().encode(text)
const row = (i: number) => ({ youtube_id: `v${i}`, action_data: [], note: 'é“\\"\n' })
const jsonl = (count: number) => Array.from({ length: count }, (_, i) => JSON.stringify(row(i)))

async function opened(source: ByteSource | string | Uint8Array): Promise<Carrier> {
  const bytes = typeof source === 'string' ? utf8(source) : source
  const result = await openCarrier(
    bytes instanceof Uint8Array ? byteSourceOfBytes('rows.jsonl', bytes) : bytes,
  )
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

async function allOf(carrier: Carrier, start = 0): Promise<CarrierRow[]> {
  const rows: CarrierRow[] = []
  for await (const found of carrier.rows({ start })) rows.push(found)
  return rows
}

/** A source that counts what is read of it. */
function counted(bytes: Uint8Array): ByteSource & { read: ByteSource['read']; bytes: number } {
  const inner = byteSourceOfBytes('big.jsonl', bytes)
  const source = {
    ...inner,
    bytes: 0,
    async read(start: number, end: number, signal?: AbortSignal) {
      source.bytes += Math.min(end, bytes.length) - start
      return inner.read(start, end, signal)
    },
  }
  return source
}

test('rows come in order, are counted at the end, and one can be had alone', async () => {
  const carrier = await opened(jsonl(5).join('\n'))
  expect(carrier.rowCount).toBe(null)
  expect((await carrier.row(3)).value).toEqual(row(3))
  expect((await allOf(carrier)).map((r) => r.value)).toEqual([0, 1, 2, 3, 4].map(row))
  expect(carrier.rowCount).toBe(5)
  expect((await allOf(carrier, 3)).map((r) => r.row)).toEqual([3, 4])
  const none = await carrier.row(9)
  expect(none.value).toBe(null)
  expect(none.problems[0]?.message).toBe(
    'rows.jsonl has 5 rows; there is no row 9 (rows count from 0).',
  )
})

test.each([
  ['lines', (rows: string[]) => rows.join('\n')],
  ['a list', (rows: string[]) => `[${rows.join(',\n')}]`],
])('going on in the middle of %s reads only from there', async (_, layout) => {
  const filler = 'x'.repeat(700_000)
  const rows = Array.from({ length: 12 }, (_, i) => JSON.stringify({ ...row(i), filler }))
  const source = counted(utf8(layout(rows)))
  const carrier = await opened(source)
  await allOf(carrier)
  source.bytes = 0
  const found = await carrier.row(10)
  expect(found.value).toEqual({ ...row(10), filler })
  expect(source.bytes).toBeLessThan(3 * 1024 * 1024)
})

test('a broken line costs only itself and is named', async () => {
  const rows = jsonl(4)
  rows[0] = rows[0]!.slice(0, 20)
  rows[2] = '{"youtube_id": oops}'
  const found = await allOf(await opened(rows.join('\n')))
  expect(found.map((r) => r.value)).toEqual([null, row(1), null, row(3)])
  expect(found[0]?.problems[0]?.message).toMatch(/rows\.jsonl, row 0 \(line 1\): .*cut off/)
  expect(found[2]?.problems[0]?.message).toMatch(/row 2 \(line 3\): not readable as JSON/)
})

test.each(['jsonl', 'json'])(
  'a .%s file cut in half keeps the rows before the cut',
  async (kind) => {
    const text = kind === 'jsonl' ? jsonl(5).join('\n') : `[${jsonl(5).join(',')}]`
    const half = text.slice(0, Math.floor(text.length * 0.7))
    const found = await allOf(await opened(half))
    expect(found.map((r) => r.value)).toEqual([row(0), row(1), row(2), null])
    expect(found[3]?.problems[0]?.message).toMatch(/row 3 .*cut off.*again/)
  },
)

test.each([
  ['lines', (rows: string[]) => rows.join('\n')],
  ['a list', (rows: string[]) => `[${rows.join(',')}]`],
  [
    'a list laid out over lines',
    (rows: string[]) =>
      JSON.stringify(
        rows.map((r) => JSON.parse(r)),
        null,
        1,
      ),
  ],
])('bytes flipped in the middle of %s: broken at a place, not cut off', async (_, layout) => {
  const bytes = utf8(layout(jsonl(5)))
  // The quote that ends a name, the colon after it, a bracket.
  for (const [text, into] of [
    ['id":', 2],
    ['id":', 3],
    ['[]', 0],
    ['[]', 1],
  ] as const) {
    const all = new TextDecoder('latin1').decode(bytes)
    const at = all.indexOf(text, all.indexOf('v2') - 20) + into
    const broken = bytes.slice()
    broken[at]! ^= 0x40
    const problems = (await allOf(await opened(broken))).flatMap((r) => r.problems)
    const [message = ''] = problems.map((problem) => problem.message)
    expect(message, `${text} ${into}`).toMatch(/row 2 .*broken at byte \d+/)
    expect(message).not.toContain('cut off')
    const place = Number(/broken at byte (\d+)/.exec(message)?.[1])
    expect(place).toBeGreaterThanOrEqual(at - 1)
    expect(place).toBeLessThan(at + 40)
  }
})

test('a gzip file cut in half, or with a flipped bit, keeps the rows before the fault', async () => {
  const noise = Array.from({ length: 200 }, (_, i) =>
    JSON.stringify({ ...row(i), noise: (Math.sin(i) * 1e16).toString(36) }),
  )
  const packed = new Uint8Array(gzipSync(noise.join('\n')))
  const cut = await allOf(await opened(packed.slice(0, packed.length / 2)))
  const last = cut.pop()
  expect(cut.length).toBeGreaterThan(20)
  expect(cut.every((r) => r.problems.length === 0)).toBe(true)
  expect(last?.value).toBe(null)
  expect(last?.problems[0]?.message).toMatch(/gzip data ends in the middle.*again/)

  packed[packed.length - 6]! ^= 1
  const flipped = await allOf(await opened(packed))
  expect(flipped).toHaveLength(200)
  expect(flipped[199]?.problems[0]?.message).toContain('the gzip data is damaged')
})

test('one object over many lines, and an object of columns', async () => {
  expect((await allOf(await opened(JSON.stringify(row(1), null, 2))))[0]?.value).toEqual(row(1))
  const columns = { youtube_id: ['a', 'b'], action_data: [[], []] }
  expect((await allOf(await opened(JSON.stringify(columns)))).map((r) => r.value)).toEqual([
    { youtube_id: 'a', action_data: [] },
    { youtube_id: 'b', action_data: [] },
  ])
})

test('NaN is read as null and noted; a row that is no object is named', async () => {
  const found = await allOf(
    await opened('[{"action_data":[],"lgc":NaN,"t":"NaN"},\n7,{"action_data":[]}]'),
  )
  expect(found[0]?.value).toEqual({ action_data: [], lgc: null, t: 'NaN' })
  expect(found[0]?.problems[0]?.message).toContain('NaN')
  expect(found[1]?.problems[0]?.message).toContain('row 1: a number')
  expect(found[2]?.problems).toEqual([])
})

test('progress ends at the file’s length; aborting stops with the signal’s reason', async () => {
  const packed = new Uint8Array(gzipSync(jsonl(50).join('\n')))
  const carrier = await opened(packed)
  const seen: ReadProgress[] = []
  for await (const _ of carrier.rows({ onProgress: (p) => seen.push(p) }));
  expect(seen.at(-1)).toEqual({ bytes: packed.length, total: packed.length })

  const stop = new AbortController()
  const reading = async () => {
    const filler = 'x'.repeat(400_000)
    const many = Array.from({ length: 20 }, (_, i) => JSON.stringify({ ...row(i), filler }))
    for await (const r of (await opened(many.join('\n'))).rows({ signal: stop.signal })) {
      if (r.row === 2) stop.abort(new Error('enough'))
    }
  }
  await expect(reading()).rejects.toThrow('enough')
})
