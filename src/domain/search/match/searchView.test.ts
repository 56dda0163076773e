import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BOARD_EVENT_KINDS } from '../index/boardEvents'
import { SOLVE_PARTS } from './filters'
import {
  EVERY_MOMENT,
  readSearchView,
  type SearchView,
  unreadOf,
  writeSearchView,
} from './searchView'

const text = fc.string({ unit: 'binary', minLength: 1 }).map((value) => value.toWellFormed())

const filters = fc.record(
  {
    author: text,
    size: fc.constantFrom('9x9', '6x6'),
    from: fc.constantFrom('2021', '2021-06-20'),
    to: fc.constantFrom('2022-01'),
    verdict: text,
    hasSolution: fc.boolean(),
    part: fc.constantFrom(...SOLVE_PARTS),
    board: fc.record({
      kind: fc.constantFrom(...BOARD_EVENT_KINDS),
      seconds: fc.nat({ max: 600 }),
    }),
  },
  { requiredKeys: [] },
)

it('comes back as it went', () => {
  const view: fc.Arbitrary<SearchView> = fc.record({
    filters,
    sort: fc.constantFrom('relevance', 'time', 'date'),
  })
  fc.assert(
    fc.property(view, (one) => {
      expect(readSearchView(writeSearchView(one))).toEqual(one)
      expect(unreadOf(writeSearchView(one))).toEqual([])
    }),
  )
  expect(writeSearchView(EVERY_MOMENT)).toBe('')
})

it('leaves out what means nothing', () => {
  expect(readSearchView('part:nowhere,board:digit,board:x-5,sort:luck,size,%,author:50%')).toEqual({
    filters: { author: '50%' },
    sort: 'relevance',
  })
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      expect(readSearchView(any).sort).toBeDefined()
      expect(unreadOf(any).every(({ message }) => message.length > 20)).toBe(true)
    }),
  )
})

it('says which parts mean nothing, and what they take', () => {
  expect(
    unreadOf('part:nowhere,board:digit,board:x-5,sort:luck,size,from:banana,x:1,part:'),
  ).toEqual(
    [
      /“part:nowhere” could not be read; it is ignored\. “part” takes before, opening, middle, end\./,
      /“board:digit” .*“board” takes one of .*digit-10/,
      /“board:x-5”/,
      /“sort:luck” .*relevance, time, date/,
      /“size” .*9x9/,
      /“from:banana” .*2021-06-20/,
      /“x:1” .*Known are author, size,/,
      /“part:”/,
    ].map((message) => ({ path: 'find', message: expect.stringMatching(message) })),
  )
})
