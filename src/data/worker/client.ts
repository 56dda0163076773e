import { type Endpoint, proxy, type Remote, wrap } from 'comlink'
import type { Library, LibraryOrigin } from '@/data/library/library'
import type { LibrarySource } from '@/data/library/librarySource'
import { createClientLibrary } from './clientLibrary'
import type { WorkerApi } from './protocol'

/** The page's end of the data worker. */
export interface DataClient {
  /**
   * Opens a library at once; it fills while the worker lists it. `id` must be free among the open ones. For tests and
   * links: `sourceOfUrl` says what a URL is.
   */
  open(source: LibrarySource, options: OpenOptions): Library
}

export interface OpenOptions {
  readonly id: string
  readonly origin: LibraryOrigin
}

/** A client over an endpoint: a worker, or in tests one side of a MessageChannel. */
export function createDataClient(endpoint: Endpoint): DataClient {
  const worker: Remote<WorkerApi> = wrap<WorkerApi>(endpoint)
  return {
    open(source, options) {
      const url = source.kind === 'folder' ? source.url : ''
      const library = createClientLibrary(worker, { ...options, url })
      worker
        .open(options.id, source, proxy(library.tell))
        .catch((error: unknown) => library.fail(error))
      return library.library
    },
  }
}

/** Starts the data worker. Once per page. */
export function startDataClient(): DataClient {
  const worker = new Worker(new URL('./dataWorker.ts', import.meta.url), {
    type: 'module',
    name: 'ctc-replay data',
  })
  return createDataClient(worker)
}
