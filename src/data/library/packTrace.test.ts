import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gzip } from './gzip'
import { packTrace } from './packTrace'
import { unpackTrace } from './unpackTrace'

const corpus = process.env.CORPUS_DIR ?? '../shared/corpus'

const row = {
  youtube_id: 'abc',
  unknown_field: { deep: [1, null, { $: 'mine' }] },
  asr_data: {
    text: ' one two.-time',
    segments: [
      {
        id: 0,
        text: ' one two.',
        words: [
          { word: ' one', start: 117.25999999999999, probability: 0.997511625289917 },
          { word: ' two.', start: 117.5, probability: 0.1 },
        ],
      },
      { id: 1, text: '-time', words: [] },
      null,
    ],
  },
}

async function roundTrip(value: unknown): Promise<unknown> {
  const back = await unpackTrace(await packTrace(value))
  if (!back.ok) throw new Error(back.problem.message)
  return back.value
}

describe('packTrace and unpackTrace', () => {
  it('give a row back exactly', async () => {
    expect(JSON.stringify(await roundTrip(row))).toBe(JSON.stringify(row))
  })

  it('say texts once that their parts spell, and keep those that they do not', async () => {
    const spelt = {
      ...row,
      asr_data: { ...row.asr_data, segments: row.asr_data.segments.slice(0, 2) },
    }
    for (const text of [' one two.-time', 'something else', null]) {
      const value = { ...spelt, asr_data: { ...spelt.asr_data, text } }
      expect(JSON.stringify(await roundTrip(value))).toBe(JSON.stringify(value))
    }
  })

  it.each([
    [null],
    ['text'],
    [[1, 2]],
    [{ asr_data: 'a' }],
    [{ asr_data: { segments: 'x' } }],
    [{}],
  ])('keep a row that is not one: %j', async (value) => {
    expect(await roundTrip(value)).toStrictEqual(value)
  })

  it('give the same bytes for the same row', async () => {
    expect(await packTrace(row)).toEqual(await packTrace(structuredClone(row)))
  })

  it.each(['raw/three.jsonl', 'raw/strings.jsonl', 'raw/columnar.json', 'raw/rows-api.json'])(
    'give back the corpus rows of %s',
    async (file) => {
      const path = join(corpus, file)
      if (!existsSync(path)) return
      for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
        const value: unknown = JSON.parse(line)
        expect(JSON.stringify(await roundTrip(value))).toBe(JSON.stringify(value))
      }
    },
  )
})

describe('unpackTrace', () => {
  const text = (value: unknown) => gzip(new TextEncoder().encode(JSON.stringify(value)))

  it('reads a file that the host has already unpacked', async () => {
    const plain = new TextEncoder().encode(
      '{"format":"ctc-replay-trace","version":1,"joined":null,"row":{"a":1}}',
    )
    expect(await unpackTrace(plain)).toMatchObject({ ok: true, value: { a: 1 } })
  })

  it.each([
    [
      'a file cut short',
      async () => (await packTrace(row)).subarray(0, 60),
      'damaged or cut short',
    ],
    ['an empty file', async () => new Uint8Array(), 'cannot be read'],
    ['another file', () => text({ a: 1 }), 'not a packed trace'],
    [
      'a newer version',
      () => text({ format: 'ctc-replay-trace', version: 9, row: 1 }),
      'newer version (9',
    ],
    [
      'an unknown form',
      () => text({ format: 'ctc-replay-trace', version: 1, joined: null, row: { $: 'x' } }),
      'unknown form "x"',
    ],
  ])('says what is wrong with %s', async (_name, bytes, words) => {
    const result = await unpackTrace(await bytes())
    expect(result.ok).toBe(false)
    expect(!result.ok && result.problem.message).toContain(words)
  })
})
