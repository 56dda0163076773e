import { type Endpoint, type Remote, transfer, wrap } from 'comlink'
import type { SearchAnswer, SearchRequest } from './answer'
import type { TechniqueCount } from './indexSource'
import type { SearchWorkerApi } from './searchProtocol'

/** The page's end of the search worker: one index a library. */
export interface SearchClient {
  /** Resolves with '' or with why the index could not be opened. */
  openStored(index: string, manifestUrl: string): Promise<string>
  openEmpty(index: string): Promise<void>
  /** The bytes are handed over: they are empty here afterwards. */
  addParts(index: string, parts: readonly Uint8Array[], keys: readonly string[]): Promise<number>
  removeTraces(index: string, keys: readonly string[]): Promise<void>
  close(index: string): Promise<void>
  /** Rejects with the signal's reason when it is given up. */
  search(index: string, request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>
  techniqueCounts(index: string): Promise<ReadonlyMap<string, TechniqueCount>>
}

/** A client over an endpoint: a worker, or in tests one side of a MessageChannel. */
export function createSearchClient(endpoint: Endpoint): SearchClient {
  const worker: Remote<SearchWorkerApi> = wrap<SearchWorkerApi>(endpoint)
  let lastCall = 0
  return {
    openStored: (index, url) => worker.openStored(index, url),
    openEmpty: (index) => worker.openEmpty(index),
    addParts: (index, parts, keys) =>
      worker.addParts(
        index,
        transfer(
          [...parts],
          parts.map((part) => part.buffer as ArrayBuffer),
        ),
        keys,
      ),
    removeTraces: (index, keys) => worker.removeTraces(index, keys),
    close: (index) => worker.close(index),
    async search(index, request, signal) {
      signal?.throwIfAborted()
      const call = ++lastCall
      const stop = () => void worker.abort(call)
      signal?.addEventListener('abort', stop, { once: true })
      try {
        const answer = await worker.search(call, index, request)
        signal?.throwIfAborted()
        return answer ?? { status: 'failed', message: 'The library was closed.' }
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    techniqueCounts: async (index) => new Map(await worker.techniqueCounts(index)),
  }
}

/** Starts the search worker: once a page, when a search is first wanted. */
export function startSearchClient(): SearchClient {
  return createSearchClient(
    new Worker(new URL('./searchWorker.ts', import.meta.url), {
      type: 'module',
      name: 'ctc-replay search',
    }),
  )
}
