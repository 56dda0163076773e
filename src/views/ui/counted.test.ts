import { expect, test } from 'vitest'
import { counted } from './counted'

test.each([
  [0, '0 solves'],
  [1, '1 solve'],
  [1351, '1,351 solves'],
])('%d', (count, words) => expect(counted(count, 'solve')).toBe(words))
