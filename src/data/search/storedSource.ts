import { gunzip } from '@/data/library/gzip'
import { DamagedBytes } from '@/domain/search/stored/bytes'
import {
  blockFile,
  postingFile,
  type StoredTrace,
  techniqueFile,
} from '@/domain/search/stored/storedFiles'
import { readStoredManifest, type StoredManifest } from '@/domain/search/stored/storedManifest'
import { createStoredView, type StoredView } from '@/domain/search/stored/storedView'
import { planFetch } from './fetchPlan'
import type { IndexSource } from './indexSource'

/**
 * Gets a file of the index: the whole body. Rejects with an Error in words.
 *
 * @param file relative to the index
 * @param stamp to be part of the address where there are caches; '' for the manifest
 */
export type GetFile = (file: string, stamp: string, signal: AbortSignal) => Promise<Uint8Array>

/** 5 MB, a third of what the whole dataset has: the last dozen of searches or so. */
const MOST_POSTINGS = 5_000_000

/**
 * Opens an index that lies in files: fetches its manifest, vocabulary and list of traces. Rejects with an Error whose
 * message a person can act on.
 *
 * @param mostPostings bytes of postings, unpacked, that are kept for the next query: those asked for longest ago are
 *   let go first, and fetched again (from the browser's cache) when a query wants them
 * @param signal ends all fetching: the index is closed. A query that is given up lets its fetches finish, because the
 *   next one often wants the same.
 */
export async function openStoredSource(
  get: GetFile,
  signal: AbortSignal,
  mostPostings = MOST_POSTINGS,
): Promise<IndexSource> {
  let fetched = 0
  const manifest = await readManifest(get, signal)
  const load = async (file: string) => {
    const packed = await get(file, manifest.stamp, signal)
    fetched += packed.length
    return inWords(file, () => gunzip(packed))
  }
  const [words, traces, telling] = await Promise.all([
    load('words.bin.gz'),
    load('traces.json.gz'),
    load('telling.bin.gz'),
  ])
  const view = await inWords('words.bin.gz', () =>
    createStoredView(
      manifest,
      words,
      JSON.parse(new TextDecoder().decode(traces)) as StoredTrace[],
    ),
  )
  view.putTelling(telling)
  return source(manifest, view, get, fetched, signal, mostPostings)
}

async function readManifest(get: GetFile, signal: AbortSignal): Promise<StoredManifest> {
  const bytes = await get('index.json', '', signal)
  const parsed = readStoredManifest(
    await inWords('index.json', () => JSON.parse(new TextDecoder().decode(bytes)) as unknown),
  )
  if (!parsed.ok) throw new Error(`${parsed.problem.message}.`)
  return parsed.value
}

function source(
  manifest: StoredManifest,
  view: StoredView,
  get: GetFile,
  before: number,
  lifetime: AbortSignal,
  mostPostings: number,
): IndexSource {
  let fetched = before
  /** What is there or on its way; a fetch that failed may be tried again. */
  const held = new Map<string, Promise<void>>()
  /** Bytes of the shards that are there, the one asked for last at the end. */
  const postings = new Map<number, number>()
  /** Shards that searches have asked for since all had ended. */
  const used = new Set<number>()
  let searches = 0

  const letGo = () => {
    view.rest()
    let kept = 0
    for (const bytes of postings.values()) kept += bytes
    for (const [shard, bytes] of postings) {
      // What the last search used stays, however much: it is likely to be asked again, with a letter more.
      if (kept <= mostPostings || used.has(shard)) break
      view.dropShard(shard)
      held.delete(postingFile(shard))
      postings.delete(shard)
      kept -= bytes
    }
    used.clear()
  }

  const holdShard = async (shard: number) => {
    used.add(shard)
    await hold(postingFile(shard), (bytes) => {
      view.putShard(shard, bytes)
      postings.set(shard, bytes.length)
    })
    const bytes = postings.get(shard)
    if (bytes === undefined) return
    postings.delete(shard)
    postings.set(shard, bytes)
  }

  const hold = (file: string, put: (bytes: Uint8Array) => void) => {
    const known = held.get(file)
    if (known) return known
    const coming = (async () => {
      const packed = await get(file, manifest.stamp, lifetime)
      fetched += packed.length
      const bytes = await inWords(file, () => gunzip(packed))
      await inWords(file, () => put(bytes))
    })()
    held.set(file, coming)
    coming.catch(() => held.delete(file))
    return coming
  }

  return {
    view,
    async ensure({ words, techniques }, allowance, signal) {
      const wanted = planFetch(words, view, manifest.postings, allowance, (shard) =>
        held.has(postingFile(shard)),
      )
      await allOf([
        ...wanted.shards.map(holdShard),
        ...techniques
          .filter((id) => id in manifest.techniques)
          .map((id) => hold(techniqueFile(id), (bytes) => view.putTechnique(id, bytes))),
      ])
      signal.throwIfAborted()
      return { unitLimit: wanted.unitLimit, leftOut: wanted.leftOut }
    },
    async ensureTables(traces, signal, allowance = Number.POSITIVE_INFINITY) {
      const blocks = new Set(traces.map((trace) => Math.floor(trace / manifest.blockSize)))
      const wanted: number[] = []
      let left = allowance
      for (const block of blocks) {
        const cost = held.has(blockFile(block)) ? 0 : (manifest.blocks[block] ?? 0)
        if (cost > left) continue
        wanted.push(block)
        left -= cost
      }
      await allOf(
        wanted.map((block) => hold(blockFile(block), (bytes) => view.putBlock(block, bytes))),
      )
      signal.throwIfAborted()
      return wanted.length === blocks.size
    },
    async during(search) {
      searches++
      try {
        return await search()
      } finally {
        searches--
        // While another search runs, its postings are not taken away from under it.
        if (searches === 0) letGo()
      }
    },
    techniqueCounts: () => new Map(Object.entries(manifest.techniques)),
    fetched: () => fetched,
  }
}

/** Waits for all, so that none is still failing when the query is tried again; then throws what went wrong first. */
async function allOf(work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected') throw result.reason
  }
}

/** Names the file in what goes wrong with its bytes. */
async function inWords<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const known = error instanceof DamagedBytes || error instanceof SyntaxError
    if (!known && !(error instanceof Error)) throw error
    throw new Error(
      `The search index is damaged: ${file} cannot be read (${(error as Error).message}). Reload the page; if it stays, pack the library again.`,
      { cause: error },
    )
  }
}
