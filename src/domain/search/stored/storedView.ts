import type { IndexedTrace, IndexView, MentionPostings, TraceTables } from '../index/indexView'
import { NO_MENTIONS } from '../index/indexView'
import { traceOfUnits } from '../index/traceOfUnit'
import { readBlock, type StoredBlock } from './blockCode'
import { byteReader, DamagedBytes } from './bytes'
import { keptKeys } from './keptKeys'
import { readPostings, type StoredPostings } from './postingCode'
import type { StoredTrace } from './storedFiles'
import type { StoredManifest } from './storedManifest'
import { readVocabulary } from './storedVocabulary'

/** An index of which parts are there: what a query reads must have been put in before it runs. */
export interface StoredView extends IndexView {
  /** Shards that hold a word's postings, ascending by unit. */
  shardsOf(word: number): readonly number[]
  putShard(shard: number, bytes: Uint8Array): void
  putTechnique(id: string, bytes: Uint8Array): void
  putBlock(block: number, bytes: Uint8Array): void
  putTelling(bytes: Uint8Array): void
}

const NO_KEYS = new Uint32Array(0)
/** Worked-out postings kept, over all words: 12 MB. A search goes over the same words several times. */
const MOST_KEYS = 3_000_000

/**
 * @param words words.bin, unpacked
 * @param stored traces.json, parsed
 */
export function createStoredView(
  manifest: StoredManifest,
  words: Uint8Array,
  stored: readonly StoredTrace[],
): StoredView {
  const vocabulary = readVocabulary(words)
  const { traces, traceOf, unitCount } = laidOut(stored)
  const shards = new Map<number, StoredPostings>()
  const known = keptKeys(MOST_KEYS)
  const techniques = new Map<string, MentionPostings>()
  const blocks = new Map<number, StoredBlock>()
  const tables = new Map<number, TraceTables>()
  let telling: Uint8Array = new Uint8Array(unitCount)
  const { postings } = manifest
  const firstWords = postings.map((shard) => shard.word)

  function shardsOf(word: number): number[] {
    let low = 0
    let high = firstWords.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (firstWords[middle]! <= word) low = middle + 1
      else high = middle
    }
    let first = low - 1
    while (first > 0 && firstWords[first - 1] === firstWords[low - 1]) first--
    return Array.from({ length: low - first }, (_, i) => first + i)
  }

  function keysIn(shard: number, word: number): Uint32Array {
    const held = shards.get(shard)
    const place = word - firstWords[shard]!
    return held && place < held.count ? held.keys(place) : NO_KEYS
  }

  /** Those of very frequent words are joined out of several shards. */
  function postingsOf(word: number): Uint32Array {
    const of = shardsOf(word)
    return of.length === 1 ? keysIn(of[0]!, word) : joined(of.map((shard) => keysIn(shard, word)))
  }

  function tablesOf(trace: number): TraceTables | null {
    const place = trace % manifest.blockSize
    const block = blocks.get((trace - place) / manifest.blockSize)
    return block && place < block.count ? block.tables(place) : null
  }

  return {
    vocabulary,
    traces,
    unitCount,
    traceOf,
    get telling() {
      return telling
    },
    postings(word) {
      let keys = known.get(word)
      if (!keys) {
        keys = postingsOf(word)
        known.keep(word, keys)
      }
      return keys
    },
    mentions: (id) => techniques.get(id) ?? NO_MENTIONS,
    tables(trace) {
      const before = tables.get(trace)
      if (before) return before
      const own = tablesOf(trace)
      if (own) tables.set(trace, own)
      return own
    },
    shardsOf,
    putShard(shard, bytes) {
      shards.set(shard, readPostings(byteReader(bytes)))
      // What was said of its words before it was here no longer holds.
      const after = firstWords.find((word) => word > firstWords[shard]!) ?? vocabulary.size
      for (let word = firstWords[shard]!; word < after; word++) known.forget(word)
    },
    putTechnique(id, bytes) {
      const reader = byteReader(bytes)
      const { count, keys } = readPostings(reader)
      if (count !== 1) throw new DamagedBytes('it is not about one technique')
      const found = keys(0)
      techniques.set(id, {
        keys: found,
        lengths: reader.bytes(found.length).slice(),
        tones: reader.bytes(found.length).slice(),
      })
    },
    putBlock(block, bytes) {
      blocks.set(block, readBlock(bytes))
    },
    putTelling(bytes) {
      telling = bytes.subarray(0, unitCount)
    },
  }
}

function laidOut(stored: readonly StoredTrace[]) {
  const traces: IndexedTrace[] = []
  const owners = traceOfUnits()
  let unitCount = 0
  for (const { facts, units, parts } of stored) {
    traces.push({ facts, firstUnit: unitCount, units, parts, gone: false })
    owners.add(units + 1)
    unitCount += units + 1
  }
  return { traces, traceOf: owners.of, unitCount }
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const keys = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let at = 0
  for (const list of lists) {
    keys.set(list, at)
    at += list.length
  }
  return keys
}
