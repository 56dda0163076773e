import type { Result } from '../../problem'

export const INDEX_FORMAT = 'ctc-replay-search'
export const INDEX_VERSION = 2

/**
 * A search index as files, so that a static host serves it and a query fetches only what it needs:
 *
 *   index.json            this manifest
 *   words.bin.gz          the vocabulary, ordered by stem, with counts
 *   traces.json.gz        facts of every trace, its first unit, the parts of its solve
 *   telling.bin.gz        a byte a unit: does something follow on the board
 *   postings/0000.bin.gz  postings of neighbouring words of the vocabulary, or of a stretch of one very frequent word
 *   techniques/ID.bin.gz  where a technique is named
 *   blocks/0000.bin.gz    sentence lengths and times, board events and techniques of sixteen traces
 *
 * All but this file are gzip. Their addresses carry `stamp`, so that no cache mixes two packings.
 */
export interface StoredManifest {
  readonly format: typeof INDEX_FORMAT
  readonly version: number
  readonly stamp: string
  readonly counts: {
    readonly traces: number
    readonly units: number
    readonly words: number
    readonly tokens: number
  }
  /** Bytes of each file, packed. */
  readonly words: number
  readonly traces: number
  readonly telling: number
  readonly postings: readonly StoredShard[]
  readonly techniques: Readonly<Record<string, StoredTechnique>>
  /** Packed bytes of each block. */
  readonly blocks: readonly number[]
  readonly blockSize: number
}

export interface StoredShard {
  /** First word (its place in the vocabulary). The shard goes on to the first word of the next. */
  readonly word: number
  /** First unit of the stretch; 0 but in the shards that share one very frequent word. */
  readonly unit: number
  readonly bytes: number
}

export interface StoredTechnique {
  readonly mentions: number
  readonly traces: number
  readonly bytes: number
}

/** Checks a parsed index.json. */
export function readStoredManifest(value: unknown): Result<StoredManifest> {
  const manifest = value as StoredManifest | null
  if (typeof manifest !== 'object' || manifest === null || manifest.format !== INDEX_FORMAT) {
    return refuse('this is not a search index of CTC Replay')
  }
  if (manifest.version !== INDEX_VERSION) {
    return refuse(
      `the search index has version ${manifest.version}; this app reads version ${INDEX_VERSION}. Reload the page for the newest app, or pack the library again.`,
    )
  }
  const sound =
    typeof manifest.stamp === 'string' &&
    Array.isArray(manifest.postings) &&
    Array.isArray(manifest.blocks) &&
    manifest.blockSize > 0 &&
    typeof manifest.counts === 'object' &&
    typeof manifest.techniques === 'object'
  return sound
    ? { ok: true, value: manifest, problems: [] }
    : refuse('the manifest of the search index is damaged')
}

function refuse(message: string): Result<never> {
  return { ok: false, problem: { path: '', message }, problems: [] }
}
