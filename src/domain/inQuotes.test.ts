import { expect, test } from 'vitest'
import { inQuotes } from './inQuotes'

test('quotes a text, and cuts a long one between characters', () => {
  expect(inQuotes('x-wing')).toBe('“x-wing”')
  expect(inQuotes('a'.repeat(40))).toBe(`“${'a'.repeat(40)}”`)
  expect(inQuotes('a'.repeat(41))).toBe(`“${'a'.repeat(40)}…”`)
  expect(inQuotes('😀'.repeat(40))).toBe(`“${'😀'.repeat(40)}”`)
  expect(inQuotes('😀'.repeat(9_000), 3)).toBe('“😀😀😀…”')
})
