import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonValues } from './jsonValues'
import { lines } from './lines'
import type { RowText } from './rowText'

/** The text's bytes in chunks of the given lengths, over and over. */
async function* chunksOf(text: string, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const length = lengths[i % lengths.length]!
    yield bytes.subarray(at, at + length)
    at += length
  }
}

async function collect(texts: AsyncGenerator<RowText>): Promise<RowText[]> {
  const found: RowText[] = []
  for await (const text of texts) found.push(text)
  return found
}

const parsed = (texts: readonly RowText[]) =>
  texts.map((text) => JSON.parse(new TextDecoder().decode(text.bytes)))
const START = { offset: 0, line: 1 }
const chunkLengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
const values = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 6 })
const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), {
  maxLength: 6,
})

describe('rows are cut out right wherever chunks end', () => {
  test('elements of a list, spread out or not', async () => {
    await fc.assert(
      fc.asyncProperty(
        values,
        chunkLengths,
        fc.constantFrom(0, 1, 2),
        async (rows, lengths, indent) => {
          const text = JSON.stringify(rows, null, indent)
          const texts = await collect(
            jsonValues(chunksOf(text, lengths), { ...START, inList: false }),
          )
          expect(texts.every((t) => t.fault === null)).toBe(true)
          expect(parsed(texts)).toEqual(JSON.parse(JSON.stringify(rows)))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('objects one after another, over several lines', async () => {
    await fc.assert(
      fc.asyncProperty(objects, chunkLengths, async (rows, lengths) => {
        const text = rows.map((row) => JSON.stringify(row, null, 1)).join('\n')
        const texts = await collect(
          jsonValues(chunksOf(text, lengths), { ...START, inList: false }),
        )
        expect(parsed(texts)).toEqual(JSON.parse(JSON.stringify(rows)))
      }),
      { numRuns: 200 },
    )
  })

  test('lines, with either line end and blank ones between', async () => {
    await fc.assert(
      fc.asyncProperty(
        objects,
        chunkLengths,
        fc.constantFrom('\n', '\r\n', '\n\n'),
        async (rows, lengths, end) => {
          const text = rows.map((row) => JSON.stringify(row)).join(end)
          const texts = await collect(lines(chunksOf(text, lengths), START))
          expect(parsed(texts)).toEqual(JSON.parse(JSON.stringify(rows)))
          const bytes = new TextEncoder().encode(text)
          for (const t of texts)
            expect(bytes.subarray(t.offset, t.offset + t.bytes.length)).toEqual(t.bytes)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('a place where a row began is a place to start from', async () => {
    const text = JSON.stringify([{ a: '] , [' }, { b: '\\"' }, { c: [1, { d: 2 }] }, null], null, 2)
    const all = await collect(jsonValues(chunksOf(text, [7]), { ...START, inList: false }))
    for (const [i, from] of all.entries()) {
      const rest = new TextDecoder().decode(new TextEncoder().encode(text).subarray(from.offset))
      const start = { offset: from.offset, line: from.line, inList: true }
      const again = await collect(jsonValues(chunksOf(rest, [5]), start))
      expect(again).toEqual(all.slice(i))
    }
    expect(all.map((t) => t.line)).toEqual([2, 5, 8, 16])
  })

  test.each([
    ['[{"a":1},{"b":', 1],
    ['[{"a":1},{"b":"x', 1],
    ['[{"a":1},', 1],
    ['[{"a":1}', 1],
    ['[{"a":1}, tru', 1],
  ])('%s is cut in row %i', async (text, row) => {
    const texts = await collect(jsonValues(chunksOf(text, [3]), { ...START, inList: false }))
    expect(texts.map((t) => t.fault)).toEqual([null, 'cut'])
    expect(texts).toHaveLength(row + 1)
  })
})
