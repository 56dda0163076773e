import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import { readEntry } from '@/domain/trace/readEntry'
import { byteSourceOfBytes } from '../byteSourceOfBytes'
import type { Carrier, CarrierRow } from '../carrierRow'
import { openCarrier } from './openCarrier'

const corpus = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'raw')
const bytesOf = (...path: string[]) => new Uint8Array(readFileSync(join(corpus, ...path)))

async function opened(name: string, bytes: Uint8Array): Promise<Carrier> {
  const result = await openCarrier(byteSourceOfBytes(name, bytes))
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

async function allOf(carrier: Carrier): Promise<CarrierRow[]> {
  const rows: CarrierRow[] = []
  for await (const row of carrier.rows()) rows.push(row)
  return rows
}

/** Why a file does not open. */
async function refusal(name: string, content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const result = await openCarrier(byteSourceOfBytes(name, bytes))
  expect(result.ok).toBe(false)
  return result.ok ? '' : result.problem.message
}

function traceOf({ value }: CarrierRow) {
  const { entry } = readEntry(value)
  if (!entry) throw new Error('no entry')
  return decodeTrace(entry)
}

describe.skipIf(!existsSync(corpus))('the corpus’ carriers', () => {
  test('each file is told by its content, whatever it is called', async () => {
    const kinds: Record<string, string> = {
      'three.jsonl': 'jsonl',
      'three.jsonl.gz': 'jsonl',
      'one.json': 'json-object',
      'columnar.json': 'json-array',
      'strings.jsonl': 'jsonl',
      'rows-api.json': 'rows-api',
      'variants/zstd.parquet': 'parquet',
    }
    for (const [file, kind] of Object.entries(kinds)) {
      expect([file, (await opened('download', bytesOf(file))).kind]).toEqual([file, kind])
    }
  })

  test('rows of one puzzle decode to equal traces, whatever carried them', async () => {
    const files = ['three.jsonl', 'three.jsonl.gz', 'one.json', 'columnar.json', 'strings.jsonl']
    const variants = readdirSync(join(corpus, 'variants')).map((file) => `variants/${file}`)
    const traces = new Map<string, unknown>()
    let compared = 0
    for (const file of [...files, ...variants, 'rows-api.json']) {
      for (const row of await allOf(await opened(file, bytesOf(file)))) {
        if (row.problems.length > 0) continue
        const trace = traceOf(row)
        const known = traces.get(trace.puzzleId)
        if (known) {
          expect(trace, file).toEqual(known)
          compared++
        } else traces.set(trace.puzzleId, trace)
      }
    }
    expect(traces.size).toBe(3)
    expect(compared).toBeGreaterThanOrEqual(3 + 1 + 2 + 2 + 15 + 1)
  })

  test('a cell that the rows API cut is named, what came of it kept, and the row still listed', async () => {
    const [whole, cut] = await allOf(await opened('rows.json', bytesOf('rows-api.json')))
    expect(whole?.problems).toEqual([])
    expect(cut?.problems.map((p) => p.path)).toEqual(['action_data'])
    expect(cut?.problems[0]?.message).toContain('first 11 entries')
    expect(readEntry(cut?.value).entry?.action_data).toHaveLength(11)
    expect(readEntry(cut?.value).entry?.puzzle_data.title).not.toBe('')
  })

  test('a Parquet file inside gzip opens', async () => {
    const inner = bytesOf('variants', 'zstd.parquet')
    const rows = await allOf(await opened('x', new Uint8Array(gzipSync(inner))))
    expect(rows.map((row) => traceOf(row).words.count)).toHaveLength(3)
  })

  test('files of other columns say which they are', async () => {
    const folder = join(corpus, '..', 'parquet-testing')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.parquet'))) {
      const message = await refusal(file, new Uint8Array(readFileSync(join(folder, file))))
      expect(message).toContain(file)
      expect(message).toMatch(/not a trace shard: its columns are |damaged|cut off/)
    }
  })

  test('a Parquet file cut anywhere, and one with a broken footer, say so', async () => {
    const whole = bytesOf('variants', 'zstd.parquet')
    for (const size of [4, 11, 5000, whole.length - 1]) {
      expect(await refusal('cut.parquet', whole.slice(0, size))).toMatch(/cut\.parquet.*cut off/)
    }
    const broken = whole.slice()
    const length = new DataView(whole.buffer, whole.byteOffset).getUint32(whole.length - 8, true)
    broken.fill(0xff, whole.length - 8 - length, whole.length - 8 - length + 400)
    expect(await refusal('broken.parquet', broken)).toMatch(/broken\.parquet.*damaged/)
  })
})

describe('files that are no carriers', () => {
  test.each([
    ['empty.jsonl', '', /empty \(0 bytes\)/],
    ['blank.jsonl', '  \n\n', /blank space/],
    ['list.json', '[]', /no rows/],
    ['api.json', '{"features":[],"rows":[]}', /no rows/],
    ['page.parquet', '<!DOCTYPE html><title>Sign  in</title>', /web page \(“Sign in”\).*again/],
    [
      'denied.parquet',
      '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>',
      /AccessDenied/,
    ],
    ['lfs.parquet', 'version https://git-lfs.github.com/spec/v1\noid sha256:0', /Git LFS pointer/],
    [
      'table.csv',
      'youtube_id,title\n1,2',
      /text, but not JSON \(it begins with “youtube_id,title”\)/,
    ],
    ['nothing.json', 'null', /JSON, but no rows: it begins with null/],
    ['archive.jsonl', 'PK\x03\x04rest', /ZIP archive/],
    ['wide.json', '\xff\xfe{\x00', /UTF-16|neither/],
    ['other.jsonl', '{"a":1}\n{"a":2}', /not a trace shard: its columns are a\./],
  ])('%s', async (name, content, words) => {
    const message = await refusal(name, content)
    expect(message).toContain(name)
    expect(message).toMatch(words)
  })

  test('bytes of no known kind', async () => {
    const message = await refusal('noise.parquet', new Uint8Array([0, 1, 2, 3, 250, 9]))
    expect(message).toContain('neither Parquet nor JSON')
  })

  test('text in UTF-16 says how to save it', async () => {
    const bytes = new Uint8Array(Buffer.from('\ufeff{"action_data":[]}', 'utf16le'))
    expect(await refusal('wide.jsonl', bytes)).toContain('UTF-16')
  })
})
