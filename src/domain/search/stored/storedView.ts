import type { IndexedTrace, IndexView, MentionPostings, TraceTables } from '../index/indexView'
import { NO_MENTIONS } from '../index/indexView'
import { createVocabulary } from '../index/vocabulary'
import { readBlock } from './blockCode'
import { byteReader, DamagedBytes } from './bytes'
import { readPostings, type StoredPostings } from './postingCode'
import type { StoredTrace } from './storedFiles'
import type { StoredManifest } from './storedManifest'
import { readWords } from './wordsCode'

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
const NO_POSTINGS: StoredPostings = { count: 0, keys: () => NO_KEYS }

/**
 * @param words words.bin, unpacked
 * @param stored traces.json, parsed
 */
export function createStoredView(
  manifest: StoredManifest,
  words: Uint8Array,
  stored: readonly StoredTrace[],
): StoredView {
  const vocabulary = createVocabulary()
  for (const { word, count } of readWords(words)) vocabulary.add(word, count)
  const { traces, traceOfUnit, unitCount } = laidOut(stored)
  const shards = new Map<number, StoredPostings>()
  /** Postings asked for before, by word; those of very frequent words are joined out of several shards. */
  const known = new Map<number, Uint32Array>()
  const whole = new Map<number, Uint32Array>()
  const techniques = new Map<string, MentionPostings>()
  const tables = new Map<number, TraceTables>()
  let telling = new Uint8Array(unitCount)
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

  function postingsOf(word: number): Uint32Array {
    const of = shardsOf(word)
    if (of.length === 1) return keysIn(of[0]!, word)
    const keys = joined(of.map((shard) => keysIn(shard, word)))
    // All stretches are here: they are not kept beside what they make up.
    if (of.every((shard) => shards.has(shard))) {
      for (const shard of of) shards.set(shard, NO_POSTINGS)
      whole.set(word, keys)
    }
    return keys
  }

  return {
    vocabulary,
    traces,
    unitCount,
    traceOfUnit,
    get telling() {
      return telling
    },
    postings(word) {
      let keys = known.get(word) ?? whole.get(word)
      if (!keys) {
        keys = postingsOf(word)
        known.set(word, keys)
      }
      return keys
    },
    mentions: (id) => techniques.get(id) ?? NO_MENTIONS,
    tables: (trace) => tables.get(trace) ?? null,
    shardsOf,
    putShard(shard, bytes) {
      shards.set(shard, readPostings(byteReader(bytes)))
      // What was said of its words before it was here no longer holds.
      const after = firstWords.find((word) => word > firstWords[shard]!) ?? vocabulary.size
      for (let word = firstWords[shard]!; word < after; word++) known.delete(word)
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
      for (const [i, one] of readBlock(bytes).entries()) {
        tables.set(block * manifest.blockSize + i, one)
      }
    },
    putTelling(bytes) {
      telling = bytes.slice(0, unitCount)
    },
  }
}

function laidOut(stored: readonly StoredTrace[]) {
  const traces: IndexedTrace[] = []
  let unitCount = 0
  for (const { facts, units, parts } of stored) {
    traces.push({ facts, firstUnit: unitCount, units, parts, gone: false })
    unitCount += units + 1
  }
  const traceOfUnit = new Uint32Array(unitCount)
  traces.forEach(({ firstUnit, units }, trace) => {
    traceOfUnit.fill(trace, firstUnit, firstUnit + units + 1)
  })
  return { traces, traceOfUnit, unitCount }
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
