import { expect, test } from 'vitest'
import { techniqueAlone } from './techniqueAlone'

test.each([
  ['technique:x-wing', 'x-wing'],
  [' technique:X wing ', 'x-wing'],
  ['technique:"X-Wing"', 'x-wing'],
  ['technique:x-wing box', null],
  ['technique:x-wing OR technique:swordfish', null],
  ['technique:qqqq', null],
  ['x-wing', null],
  ['', null],
])('%s', (query, id) => expect(techniqueAlone(query)).toBe(id))
