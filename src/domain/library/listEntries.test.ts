import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedFacts, listEntries } from './listEntries'
import { EVERYTHING, readListQuery, SORT_KEYS, writeListQuery } from './listQuery'

const entry = (title: string, more: Partial<ListedFacts> = {}): ListedFacts => ({
  title,
  author: 'Someone',
  date: '2024-01-01',
  rows: 9,
  cols: 9,
  duration: 1800,
  groups: 100,
  words: 1000,
  hasSolution: true,
  verdict: 'Success',
  findings: {},
  techniques: null,
  ...more,
})

const list = [
  entry('Alpha', { duration: 600, findings: { gap: 2 } }),
  entry('beta', { rows: 6, cols: 6, verdict: 'Solution mismatch', techniques: ['x-wing'] }),
  entry('Gamma', { duration: 5000, hasSolution: false, author: 'Other' }),
]
const titles = (more: object) => listEntries(list, { ...EVERYTHING, ...more }).map((e) => e.title)

describe('the list', () => {
  it('filters by every fact', () => {
    expect(titles({})).toEqual(['Alpha', 'beta', 'Gamma'])
    expect(titles({ size: '6x6' })).toEqual(['beta'])
    expect(titles({ quality: 'success' })).toEqual(['Alpha', 'Gamma'])
    expect(titles({ quality: 'findings' })).toEqual(['Alpha'])
    expect(titles({ technique: 'x-wing' })).toEqual(['beta'])
    expect(titles({ solution: 'no' })).toEqual(['Gamma'])
    expect(titles({ length: 'short' })).toEqual(['Alpha'])
    expect(titles({ length: 'long' })).toEqual(['Gamma'])
    expect(titles({ text: 'wing bet' })).toEqual(['beta'])
    expect(titles({ author: 'Other' })).toEqual(['Gamma'])
  })

  it('sorts without regard to case, ties in the library’s order', () => {
    expect(titles({ sort: 'title', descending: true })).toEqual(['Gamma', 'beta', 'Alpha'])
    expect(titles({ sort: 'date', descending: true })).toEqual(['Alpha', 'beta', 'Gamma'])
    expect(titles({ sort: 'length' })).toEqual(['Alpha', 'beta', 'Gamma'])
  })

  it('goes into a link and comes back', () => {
    const text = fc.string({ unit: 'binary' }).map((s) => s.toWellFormed())
    fc.assert(
      fc.property(
        fc.record({
          text,
          size: text,
          quality: text,
          verdict: text,
          finding: text,
          technique: text,
          author: text,
          solution: text,
          length: text,
          sort: fc.constantFrom(...SORT_KEYS),
          descending: fc.boolean(),
        }),
        (query) => {
          expect(readListQuery(writeListQuery(query))).toEqual(query)
        },
      ),
    )
    expect(writeListQuery({ ...EVERYTHING, size: '9x9', sort: 'length', descending: true })).toBe(
      'size:9x9,sort:-length',
    )
    expect(readListQuery('nonsense,size:%zz,sort:elsewhere')).toEqual({
      ...EVERYTHING,
      size: '%zz',
    })
  })
})
