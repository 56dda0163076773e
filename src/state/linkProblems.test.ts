import { expect, test } from 'vitest'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import { readEntry } from '@/domain/trace/readEntry'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { copyProblems, linkProblems } from './linkProblems'

const trace = decodeTrace(readEntry(testRow({ rows: 6, cols: 6, groups: 5, words: 5 })).entry!)
const paths = (link: object) =>
  linkProblems(trace, { unknown: [], ...link }).map(({ path }) => path)

test('a link that asks for what is not there is told so, part by part', () => {
  expect(paths({ panel: 'foo', cell: 'r99c1', board: 'xx-large' })).toEqual([
    'panel',
    'cell',
    'board',
  ])
  expect(paths({ cell: 'r7c1', t: 1e6 })).toEqual(['t', 'cell'])
})

test('what is there is not spoken of', () => {
  expect(paths({ panel: 'cell', cell: 'r6c6', board: 'stock-large' })).toEqual([])
  expect(paths({ t: trace.duration })).toEqual([])
})

test('another copy than the link means is said', () => {
  const key = 'abc.0123abcd.2'
  expect(copyProblems(key, { copy: 2, unknown: [] })).toEqual([])
  expect(copyProblems(key, { unknown: [] })).toEqual([])
  expect(copyProblems(key, { copy: 5, unknown: [] })[0]?.message).toMatch(
    /copy 5 .*copy 2 is shown/,
  )
})
