import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from './jsonFault'

const utf8 = (text: string) => new TextEncoder().encode(text)
const parses = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  ['{"a":1}', null],
  ['[1,{"b":[]},"é\\u00e9"] \n', null],
  ['{"a":NaN,"b":-Infinity}', null],
  ['{"a":1', { at: 6, cut: true }],
  ['{"a', { at: 3, cut: true }],
  ['[tru', { at: 4, cut: true }],
  ['[1.', { at: 3, cut: true }],
  ['', { at: 0, cut: true }],
  ['{"a" 1}', { at: 5, cut: false }],
  ['{"é":1,,}', { at: 8, cut: false }],
  ['{"a":oops}', { at: 5, cut: false }],
  ['[1]]', { at: 3, cut: false }],
  ['{"a":[1}', { at: 7, cut: false }],
  ['["a\nb"]', { at: 3, cut: false }],
  ['["\\x"]', { at: 3, cut: false }],
  ['[01]', { at: 1, cut: false }],
])('%s', (text, fault) => expect(jsonFault(utf8(text))).toEqual(fault))

test('agrees with the engine about any text made of JSON’s signs', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '1', '-', 'e', '.', 'true')
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
      (text) => {
        expect(jsonFault(utf8(text)) === null, text).toBe(parses(text))
      },
    ),
    { numRuns: 3_000 },
  )
})

test('every beginning of a text is cut, not broken', () => {
  fc.assert(
    fc.property(fc.json(), fc.double({ min: 0, max: 1, noNaN: true }), (text, part) => {
      const bytes = utf8(text)
      const cut = jsonFault(bytes.subarray(0, Math.floor(bytes.length * part)))
      expect(cut === null || cut.cut).toBe(true)
    }),
  )
})
