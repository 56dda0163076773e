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
  /** A search has ended: of what was worked out for it and those before, only so much is kept. */
  rest(): void
  /** What was put is let go: words of it have no postings until it is put in again, but those that are still kept. */
  dropShard(shard: number): void
  putTechnique(id: string, bytes: Uint8Array): void
  putBlock(block: number, bytes: Uint8Array): void
  putTelling(bytes: Uint8Array): void
}

/** Worked-out postings kept between searches, over all words: 4 MB, and what the last search asked for. */
const MOST_KEYS = 1_000_000
/** … and at most while one runs: 24 MB. */
const MOST_KEYS_EVER = 6_000_000

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
  const known = keptKeys(MOST_KEYS, MOST_KEYS_EVER)
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

  /** Those of very frequent words come from several shards. */
  function postingsOf(word: number): Uint32Array {
    const parts: { readonly held: StoredPostings; readonly place: number }[] = []
    let length = 0
    for (const shard of shardsOf(word)) {
      const held = shards.get(shard)
      const place = word - firstWords[shard]!
      if (!held || place >= held.count) continue
      parts.push({ held, place })
      length += held.length(place)
    }
    const keys = new Uint32Array(length)
    let at = 0
    for (const { held, place } of parts) {
      const end = at + held.length(place)
      held.put(place, keys.subarray(at, end))
      at = end
    }
    return keys
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
    rest: known.rest,
    dropShard(shard) {
      shards.delete(shard)
    },
    putTechnique(id, bytes) {
      const reader = byteReader(bytes)
      const stored = readPostings(reader)
      if (stored.count !== 1) throw new DamagedBytes('it is not about one technique')
      const found = new Uint32Array(stored.length(0))
      stored.put(0, found)
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
