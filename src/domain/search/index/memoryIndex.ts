import { growingBytes, growingNumbers } from './growing'
import type { IndexedTrace, IndexView, MentionPostings, TraceTables } from './indexView'
import { NO_MENTIONS } from './indexView'
import { postingKey } from './postingKey'
import {
  EMPTY_TABLE,
  keysOf,
  mergeTables,
  type PostingTable,
  type SmallTable,
} from './postingTable'
import type { SearchPart } from './searchPart'
import { traceOfUnits } from './traceOfUnit'
import { createVocabulary } from './vocabulary'

/** An index that holds everything in memory and grows trace by trace; it can be searched at any time. */
export interface MemoryIndex extends IndexView {
  /** Takes a trace in. One with the same key takes the place of the one before. */
  add(part: SearchPart): void
  /** The trace of this key is no longer shown. */
  remove(key: string): void
  /** Puts what was added last in one order with the rest: searches are quickest after it. Worth it in a pause. */
  settle(): void
}

/** Postings that wait to be merged: beyond this and a quarter of the rest they are. */
const PENDING_FLOOR = 100_000
const PENDING_SHARE = 0.25

interface MentionList {
  readonly keys: ReturnType<typeof growingNumbers>
  readonly lengths: ReturnType<typeof growingBytes>
  readonly tones: ReturnType<typeof growingBytes>
}

export function createMemoryIndex(): MemoryIndex {
  const vocabulary = createVocabulary()
  const traces: IndexedTrace[] = []
  const tables: TraceTables[] = []
  const byKey = new Map<string, number>()
  const telling = growingBytes()
  const owners = traceOfUnits()
  const mentions = new Map<string, MentionList>()
  let base: PostingTable = EMPTY_TABLE
  let pending: SmallTable[] = []
  let pendingKeys = 0
  let unitCount = 0

  function add(part: SearchPart) {
    remove(part.facts.key)
    const trace = traces.length
    const firstUnit = unitCount
    const units = part.unitStart.length - 1
    traces.push({ facts: part.facts, firstUnit, units, parts: part.parts, gone: false })
    byKey.set(part.facts.key, trace)
    tables.push(tablesOf(part))
    for (const value of part.telling) telling.push(value)
    telling.push(0)
    owners.add(units + 1)
    unitCount += units + 1
    const keys = tokenKeys(part, firstUnit)
    addMentions(part, keys)
    pending.push(smallTable(part, keys))
    pendingKeys += keys.length
    if (pendingKeys > Math.max(PENDING_FLOOR, base.keys.length * PENDING_SHARE)) merge()
  }

  function merge() {
    if (pending.length === 0) return
    base = mergeTables(base, pending, vocabulary.size)
    pending = []
    pendingKeys = 0
  }

  function smallTable(part: SearchPart, keys: Uint32Array): SmallTable {
    const counts = new Uint32Array(part.words.length)
    for (const word of part.stream) counts[word]!++
    const ids = part.words.map((word, i) => vocabulary.add(word, counts[i]!))
    const order = Uint32Array.from(ids.keys()).sort((a, b) => ids[a]! - ids[b]!)
    const offset = new Uint32Array(order.length + 1)
    const next = new Uint32Array(order.length)
    order.forEach((local, place) => {
      next[local] = offset[place]!
      offset[place + 1] = offset[place]! + counts[local]!
    })
    const sorted = new Uint32Array(keys.length)
    part.stream.forEach((local, token) => {
      sorted[next[local]!++] = keys[token]!
    })
    return { terms: Uint32Array.from(order, (local) => ids[local]!), offset, keys: sorted }
  }

  function addMentions({ mentions: found }: SearchPart, keys: Uint32Array) {
    found.token.forEach((token, i) => {
      const id = found.ids[found.id[i]!]!
      let list = mentions.get(id)
      if (!list) {
        list = { keys: growingNumbers(), lengths: growingBytes(), tones: growingBytes() }
        mentions.set(id, list)
      }
      list.keys.push(keys[token]!)
      list.lengths.push(found.length[i]!)
      list.tones.push(found.tone[i]!)
    })
  }

  function remove(key: string) {
    const trace = byKey.get(key)
    if (trace === undefined) return
    traces[trace] = { ...traces[trace]!, gone: true }
    byKey.delete(key)
  }

  return {
    vocabulary,
    traces,
    get unitCount() {
      return unitCount
    },
    get telling() {
      return telling.view()
    },
    traceOf: owners.of,
    postings(word) {
      const known = word < base.offset.length - 1
      const merged = known ? base.keys.subarray(base.offset[word], base.offset[word + 1]) : null
      if (pending.length === 0) return merged ?? base.keys.subarray(0, 0)
      return joined([merged ?? base.keys.subarray(0, 0), ...pending.map((t) => keysOf(t, word))])
    },
    mentions(technique): MentionPostings {
      const list = mentions.get(technique)
      if (!list) return NO_MENTIONS
      return { keys: list.keys.view(), lengths: list.lengths.view(), tones: list.tones.view() }
    },
    tables: (trace) => tables[trace] ?? null,
    add,
    remove,
    settle: merge,
  }
}

/** The posting key of each token of a part whose first unit has this number. */
export function tokenKeys(part: SearchPart, firstUnit: number): Uint32Array {
  const keys = new Uint32Array(part.stream.length)
  for (let unit = 0; unit + 1 < part.unitStart.length; unit++) {
    const from = part.unitStart[unit]!
    const to = part.unitStart[unit + 1]!
    for (let token = from; token < to; token++) {
      keys[token] = postingKey(firstUnit + unit, token - from, token + 1 === to)
    }
  }
  return keys
}

function tablesOf(part: SearchPart): TraceTables {
  const lengths = new Uint8Array(part.unitStart.length - 1)
  for (let unit = 0; unit < lengths.length; unit++) {
    lengths[unit] = part.unitStart[unit + 1]! - part.unitStart[unit]!
  }
  return { lengths, start: part.unitTime, events: part.events, mentions: part.mentions }
}

function joined(pieces: readonly Uint32Array[]): Uint32Array {
  const full = pieces.filter((piece) => piece.length > 0)
  if (full.length <= 1) return full[0] ?? new Uint32Array(0)
  const all = new Uint32Array(full.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of full) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
