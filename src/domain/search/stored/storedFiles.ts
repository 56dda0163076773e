import type { IndexedTrace, IndexView } from '../index/indexView'
import { lowerBound } from '../index/lowerBound'
import { firstKeyOfUnit, unitOfKey } from '../index/postingKey'
import type { TraceFacts } from '../index/searchPart'
import { writeBlock } from './blockCode'
import { byteWriter } from './bytes'
import { writePostings } from './postingCode'
import { wordKey } from './storedVocabulary'
import { writeWords } from './wordsCode'

/** Raw postings of a shard: packed it is about half of it, a small fetch. */
const SHARD_BYTES = 48_000
/** Bytes of an occurrence before packing, about: a gap and a place. */
const OCCURRENCE_BYTES = 2.2
const BLOCK_TRACES = 8

/** A file of a stored index before it is packed, and what the manifest says of it. */
export interface RawFile {
  readonly file: string
  readonly bytes: Uint8Array
  readonly entry:
    | { readonly kind: 'words' | 'traces' | 'telling' | 'block' }
    | { readonly kind: 'postings'; readonly word: number; readonly unit: number }
    | {
        readonly kind: 'technique'
        readonly id: string
        readonly mentions: number
        readonly traces: number
      }
}

/** A line of traces.json. */
export interface StoredTrace {
  readonly facts: TraceFacts
  readonly units: number
  readonly parts: IndexedTrace['parts']
}

/**
 * The files of an index whose traces are all there. Same traces in the same order, same bytes, whatever the order in
 * which they were read.
 *
 * @param shardBytes bytes of postings in a file, before packing, about
 */
export function* storedFiles(
  view: IndexView,
  techniqueIds: readonly string[],
  shardBytes = SHARD_BYTES,
): Iterable<RawFile> {
  const order = wordOrder(view)
  const words = order.map((id) => ({
    word: view.vocabulary.word(id),
    count: view.vocabulary.count(id),
  }))
  yield { file: 'words.bin.gz', bytes: writeWords(words), entry: { kind: 'words' } }
  const traces: StoredTrace[] = view.traces.map(({ facts, units, parts }) => ({
    facts,
    units,
    parts,
  }))
  yield {
    file: 'traces.json.gz',
    bytes: new TextEncoder().encode(JSON.stringify(traces)),
    entry: { kind: 'traces' },
  }
  yield { file: 'telling.bin.gz', bytes: view.telling.slice(), entry: { kind: 'telling' } }
  yield* postingFiles(view, order, shardBytes)
  yield* techniqueFiles(view, techniqueIds)
  for (let first = 0; first < view.traces.length; first += BLOCK_TRACES) {
    const tables = view.traces
      .slice(first, first + BLOCK_TRACES)
      .map((_, i) => view.tables(first + i)!)
    yield {
      file: blockFile(first / BLOCK_TRACES),
      bytes: writeBlock(tables),
      entry: { kind: 'block' },
    }
  }
}

export const STORED_BLOCK_TRACES = BLOCK_TRACES

export function postingFile(shard: number): string {
  return `postings/${String(shard).padStart(4, '0')}.bin.gz`
}

export function techniqueFile(id: string): string {
  return `techniques/${id}.bin.gz`
}

export function blockFile(block: number): string {
  return `blocks/${String(block).padStart(4, '0')}.bin.gz`
}

/** By stem, so that the forms of a word lie in one shard, then by word. */
function wordOrder({ vocabulary }: IndexView): number[] {
  const keyed = Array.from({ length: vocabulary.size }, (_, id) => ({
    id,
    key: wordKey(vocabulary.word(id)),
  }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1))
  return keyed.map(({ id }) => id)
}

function* postingFiles(
  view: IndexView,
  order: readonly number[],
  shardBytes: number,
): Iterable<RawFile> {
  let shard = 0
  let waiting: Uint32Array[] = []
  let size = 0
  const file = (lists: readonly Uint32Array[], word: number, unit: number): RawFile => {
    const out = byteWriter()
    writePostings(lists, out)
    return {
      file: postingFile(shard++),
      bytes: out.finish(),
      entry: { kind: 'postings', word, unit },
    }
  }
  for (let place = 0; place < order.length; place++) {
    const keys = view.postings(order[place]!)
    const bytes = keys.length * OCCURRENCE_BYTES
    if (waiting.length > 0 && size + bytes > shardBytes) {
      yield file(waiting, place - waiting.length, 0)
      waiting = []
      size = 0
    }
    if (bytes > shardBytes) {
      for (const { unit, part } of stretches(keys, Math.ceil(bytes / shardBytes), view)) {
        yield file([part], place, unit)
      }
      continue
    }
    waiting.push(keys)
    size += bytes
  }
  if (waiting.length > 0) yield file(waiting, order.length - waiting.length, 0)
}

/** Cuts the postings of a very frequent word into about equal stretches of whole traces. */
function* stretches(keys: Uint32Array, count: number, view: IndexView) {
  let from = 0
  for (let i = 1; i <= count && from < keys.length; i++) {
    const unit = unitOfKey(keys[from]!)
    const trace = view.traceOf(unit)
    const first = from === 0 ? 0 : view.traces[trace]!.firstUnit
    let to = keys.length
    if (i < count) {
      const wanted = keys[Math.floor((keys.length * i) / count)]!
      const border = view.traces[view.traceOf(unitOfKey(wanted))]!.firstUnit
      to = lowerBound(keys, firstKeyOfUnit(border), from)
      if (to === from) continue
    }
    yield { unit: first, part: keys.subarray(from, to) }
    from = to
  }
}

function* techniqueFiles(view: IndexView, ids: readonly string[]): Iterable<RawFile> {
  for (const id of ids) {
    const { keys, lengths, tones } = view.mentions(id)
    if (keys.length === 0) continue
    const out = byteWriter()
    writePostings([keys], out)
    out.bytes(lengths)
    out.bytes(tones)
    const traces = new Set(Array.from(keys, (key) => view.traceOf(unitOfKey(key))))
    yield {
      file: techniqueFile(id),
      bytes: out.finish(),
      entry: { kind: 'technique', id, mentions: keys.length, traces: traces.size },
    }
  }
}
