import { expect, test } from 'vitest'
import { cleanOffset, VIDEO_LIMIT, WORDS_LIMIT } from './offsets'

test('offsets stay in bounds and in steps of a tenth', () => {
  expect(cleanOffset(0.1 + 0.2, WORDS_LIMIT)).toBe(0.3)
  expect(cleanOffset(-1.26, WORDS_LIMIT)).toBe(-1.3)
  expect(cleanOffset(-0.01, WORDS_LIMIT)).toBe(0)
  expect(cleanOffset(99, WORDS_LIMIT)).toBe(30)
  expect(cleanOffset(-700, VIDEO_LIMIT)).toBe(-600)
  expect(cleanOffset(Number.NaN, WORDS_LIMIT)).toBe(0)
})
