import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeValue } from './decode'
import { encodeValue } from './encode'
import { FormError } from './form'

/** Through JSON text, as a file goes. */
function roundTrip(value: unknown): unknown {
  return decodeValue(JSON.parse(JSON.stringify(encodeValue(value))))
}

const anything = fc.anything({
  maxDepth: 4,
  withBigInt: true,
  withDate: true,
  withNullPrototype: false,
  withSparseArray: false,
  key: fc.oneof(fc.string(), fc.constantFrom('$', '__proto__', 'word', 'v', 'k', 'toString')),
  values: [
    fc.constantFrom(null, true, false, '', -0, 0, Number.NaN, Infinity, -Infinity),
    fc.double(),
    fc.float(),
    fc.integer(),
    fc.maxSafeInteger(),
    fc.string(),
    fc.constantFrom('a\nb', '"', '{"a":"b"}'),
  ],
})

describe('the columnar form', () => {
  it('gives every value back, key order included', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const back = roundTrip(value)
        expect(back).toStrictEqual(value)
        expect(keysOf(back)).toEqual(keysOf(value))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['doubles', fc.double()],
    ['floats', fc.float()],
    ['floats and doubles', fc.oneof({ weight: 3, arbitrary: fc.float() }, fc.double())],
    ['hundredths', fc.integer({ min: -1e7, max: 1e7 }).map((k) => k * 0.01)],
    ['frames at 29.97', fc.nat(1e6).map((k) => k * (1001 / 30000))],
    ['whole numbers', fc.maxSafeInteger()],
    ['numbers and nulls', fc.option(fc.double())],
  ])('keeps a column of %s to the last bit', (_name, item: fc.Arbitrary<unknown>) => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 60, size: 'max' }), (values) => {
        const back = roundTrip(values) as unknown[]
        expect(back.length).toBe(values.length)
        values.forEach((value, i) => {
          expect(Object.is(back[i], value)).toBe(true)
        })
      }),
    )
  })

  it('keeps columns of texts that resemble one another', () => {
    const state = fc
      .array(fc.constantFrom('', '5', '/1,2', '//3"', '\n'), { minLength: 20, maxLength: 24 })
      .map((cells) => JSON.stringify({ cells, time: 12 }))
    fc.assert(
      fc.property(
        fc.array(fc.oneof(state, fc.constantFrom('', null)), { maxLength: 30 }),
        (values) => {
          expect(roundTrip(values)).toStrictEqual(values)
        },
      ),
    )
  })

  it('keeps a JSON text byte for byte, whatever its spacing', () => {
    const rows = Array.from({ length: 300 }, (_, i) => ({ idx: i, time: i / 30 }))
    for (const text of [
      JSON.stringify(rows),
      JSON.stringify(rows, null, 1),
      `${JSON.stringify(rows)} `,
    ]) {
      expect(roundTrip(text)).toBe(text)
    }
    expect(encodeValue(JSON.stringify(rows))).toHaveProperty('$', 'json')
  })

  it('turns lists of like objects into columns', () => {
    const words = Array.from({ length: 50 }, (_, i) => ({ word: ` w${i % 3}`, start: i * 0.02 }))
    expect(encodeValue(words)).toMatchObject({
      $: 'table',
      n: 50,
      c: [{ $: 'dict' }, { $: 'ratio', by: 100 }],
    })
  })

  it.each([
    [{ $: 'later', v: 1 }],
    [{ $: 'table', n: 3, k: [['a']], c: [[1, 2]] }],
    [{ $: 'table', n: 1, k: [['a']], s: [4], c: [[1]] }],
    [{ $: 'list', n: [2, 2], v: [1, 2, 3] }],
    [{ $: 'same', n: -1, v: 1 }],
    [{ $: 'edit', first: 'a"b', n: [1], at: [7], to: ['x'] }],
  ])('refuses a damaged form %j', (form) => {
    expect(() => decodeValue(form)).toThrow(FormError)
  })
})

/** Key order at every depth, as text. */
function keysOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '.'
  if (Array.isArray(value)) return `[${value.map(keysOf)}]`
  return `{${Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}${keysOf(item)}`)}}`
}
