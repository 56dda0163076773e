import { type Compress, gzip } from '@/data/library/gzip'
import type { IndexView } from '@/domain/search/index/indexView'
import { STORED_BLOCK_TRACES, storedFiles } from '@/domain/search/stored/storedFiles'
import {
  INDEX_FORMAT,
  INDEX_VERSION,
  type StoredManifest,
  type StoredShard,
  type StoredTechnique,
} from '@/domain/search/stored/storedManifest'
import { techniques } from '@/domain/search/techniques/lexicon'

/** Where the index lies in a library: what its manifest's `search` says. */
export const INDEX_FOLDER = 'search'

export interface IndexFile {
  /** Relative to the index. */
  readonly file: string
  readonly bytes: Uint8Array
}

/**
 * Every file of the index, packed, its manifest `index.json` last (write it last too: an index is there when its
 * manifest is). Same traces, same bytes.
 */
export async function* indexFiles(
  view: IndexView,
  compress: Compress = gzip,
  shardBytes?: number,
): AsyncIterable<IndexFile> {
  const single = { words: 0, traces: 0, telling: 0 }
  const postings: StoredShard[] = []
  const blocks: number[] = []
  const heard: Record<string, StoredTechnique> = {}
  const stamp = stamper()
  for (const { file, bytes, entry } of storedFiles(
    view,
    techniques.map(({ id }) => id),
    shardBytes,
  )) {
    stamp.add(bytes)
    const packed = await compress(bytes)
    if (entry.kind === 'postings') {
      postings.push({ word: entry.word, unit: entry.unit, bytes: packed.length })
    } else if (entry.kind === 'block') blocks.push(packed.length)
    else if (entry.kind === 'technique') {
      heard[entry.id] = {
        mentions: entry.mentions,
        traces: entry.traces,
        bytes: packed.length,
      }
    } else single[entry.kind] = packed.length
    yield { file, bytes: packed }
  }
  const manifest: StoredManifest = {
    format: INDEX_FORMAT,
    version: INDEX_VERSION,
    stamp: stamp.text(),
    counts: {
      traces: view.traces.length,
      units: view.unitCount,
      words: view.vocabulary.size,
      tokens: view.vocabulary.total,
    },
    ...single,
    postings,
    techniques: heard,
    blocks,
    blockSize: STORED_BLOCK_TRACES,
  }
  yield { file: 'index.json', bytes: new TextEncoder().encode(`${JSON.stringify(manifest)}\n`) }
}

/** A short mark of contents (FNV-1a, 32 bit): two packings of different traces have different ones. */
function stamper() {
  let hash = 0x811c9dc5
  return {
    add(bytes: Uint8Array) {
      for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
    },
    text: () => (hash >>> 0).toString(16).padStart(8, '0'),
  }
}
