import { expect, test } from 'vitest'
import { createCopies } from '@/data/library/copies'
import type { CatalogueEntry } from '@/data/library/manifest'
import { copyOfKey, traceKey } from '@/data/library/traceKey'
import { readLink } from '@/domain/link/readLink'
import { writeLink } from '@/domain/link/writeLink'
import { entryLink, findEntry } from './findEntry'
import { nextStop } from './walk'

const named = createCopies()
const entry = (youtubeId: string, puzzleId: string) =>
  named({ key: traceKey(youtubeId, puzzleId), youtubeId, puzzleId, number: null } as CatalogueEntry)

const entries = [
  entry('alone', 'p'),
  entry('twice', 'p'),
  entry('twice', 'p'),
  entry('twice', 'p'),
  entry('two', 'a'),
  entry('two', 'b'),
  entry('two', 'b'),
  entry('half', ''),
  entry('half', 'p'),
  entry('half', ''),
  entry('', 'p'),
  entry('', ''),
  entry('', ''),
]

test('every entry has an address of its own that leads to it, copies and rows without ids too', () => {
  const addresses = entries.map((one) => writeLink({ ...entryLink(entries, one), unknown: [] }))
  expect(new Set(addresses).size).toBe(entries.length)
  for (const [i, address] of addresses.entries()) {
    const { link, problems } = readLink(address)
    expect(problems).toEqual([])
    expect(findEntry(entries, link)?.key, address).toBe(entries[i]!.key)
  }
  expect(addresses.slice(0, 3)).toEqual(['?v=alone', '?v=twice&p=p', '?v=twice&p=p&copy=2'])
})

test('a copy that is not here gives the first that is; keys tell which it is', () => {
  expect(copyOfKey(findEntry(entries, { v: 'twice', p: 'p', copy: 7 })!.key)).toBe(1)
  const left = entries.filter((one) => one.youtubeId === 'twice').slice(1)
  expect(copyOfKey(findEntry(left, { v: 'twice' })!.key)).toBe(2)
  expect(findEntry(entries, { v: 'nobody' })).toBeNull()
  expect(copyOfKey('any-name')).toBe(1)
})

test('a walk through copies goes on behind the one that is open', () => {
  const stops = entries.map((one) => entryLink(entries, one))
  const walk = { query: '', stops, whole: true, arriving: null }
  for (const [i, one] of entries.entries()) {
    expect(nextStop(walk, entryLink(entries, one), 1)).toEqual(stops[i + 1] ?? null)
  }
  // Made while fewer solves were listed, a stop may say less.
  const early = { ...walk, stops: [{ v: 'twice' }, { v: 'two', p: 'a' }] }
  expect(nextStop(early, { v: 'twice', p: 'p' }, 1)).toEqual({ v: 'two', p: 'a' })
})
