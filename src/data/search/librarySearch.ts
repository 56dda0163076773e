import type { Library, LibrarySnapshot } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { SearchAnswer, SearchRequest } from './answer'
import type { TechniqueCount } from './indexSource'
import type { SearchClient } from './searchClient'

/** What a view shows of a library's index: immutable, a new object with each change. */
export interface SearchState {
  /** `indexing`: searchable, more traces are on their way. */
  readonly status: 'opening' | 'indexing' | 'ready' | 'failed'
  /** Traces that can be searched, of those that are known. */
  readonly indexed: number
  readonly total: number
  /** Traces that could not be taken in. */
  readonly unread: number
  /** Why it failed, or the first trace that could not be taken in and why; '' for nothing to say. */
  readonly message: string
}

/** The search over one library: over the index it brings, or over one that grows with it. */
export interface LibrarySearch {
  getSnapshot(): SearchState
  subscribe(listener: () => void): () => void
  /** Waits until the index is open. Rejects with the signal's reason. */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>
  techniqueCounts(): Promise<ReadonlyMap<string, TechniqueCount>>
  close(): void
}

/** Gets the search part of a trace (`searchPartBytes`); left out, the library is asked, which works off the page. */
export type MakePart = (entry: CatalogueEntry, signal: AbortSignal) => Promise<Uint8Array>

/** Searching it would fetch every row of it. */
const AFAR =
  'A dataset that is looked at from afar cannot be searched: its transcripts are still over there. Import it, or part of it, and everything that is kept can be searched, even while it is coming in.'

const OPENING: SearchState = { status: 'opening', indexed: 0, total: 0, unread: 0, message: '' }

/**
 * Follows a library: opens the index that it names, or, where it names none, takes its traces in one after another,
 * those that come while it is imported too, and lets those go that leave it. Can be searched all the while.
 */
export function searchLibrary(
  client: SearchClient,
  library: Library,
  makePart: MakePart = ({ key }, signal) => library.words(key, signal),
): LibrarySearch {
  const index = library.id
  const closing = new AbortController()
  const listeners = new Set<() => void>()
  const known = new Set<string>()
  let waiting: CatalogueEntry[] = []
  let state = OPENING
  let kind: 'unknown' | 'afar' | 'stored' | 'memory' = 'unknown'
  let busy = false
  let opened: () => void
  const open = new Promise<void>((resolve) => {
    opened = resolve
  })

  const change = (next: Partial<SearchState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const follow = () => {
    const snapshot = library.getSnapshot()
    if (kind === 'unknown') begin(snapshot)
    if (kind === 'memory') takeIn(snapshot)
  }

  const begin = (snapshot: LibrarySnapshot) => {
    if (library.origin === 'hub') {
      kind = 'afar'
      change({ status: 'failed', message: AFAR })
      opened()
    } else if (snapshot.search !== null) {
      kind = 'stored'
      void openStored(snapshot.search, snapshot.entries.length)
    } else if (snapshot.entries.length > 0 || snapshot.status !== 'loading') {
      kind = 'memory'
      void client.openEmpty(index).then(() => opened())
    }
  }

  const openStored = async (url: string, total: number) => {
    const message = await client.openStored(index, url)
    if (closing.signal.aborted) return
    if (message === '') change({ status: 'ready', indexed: total, total })
    else change({ status: 'failed', message })
    opened()
  }

  const takeIn = (snapshot: LibrarySnapshot) => {
    const there = new Set<string>()
    for (const entry of snapshot.entries) {
      there.add(entry.key)
      if (known.has(entry.key)) continue
      known.add(entry.key)
      waiting.push(entry)
    }
    const gone = [...known].filter((key) => !there.has(key))
    if (gone.length > 0) {
      for (const key of gone) known.delete(key)
      waiting = waiting.filter((entry) => there.has(entry.key))
      void client.removeTraces(index, gone)
    }
    const done = snapshot.status !== 'loading' && waiting.length === 0 && !busy
    change({
      status: done ? 'ready' : 'indexing',
      total: known.size,
      indexed: known.size - waiting.length - (busy ? 1 : 0) - state.unread,
    })
    if (!busy && waiting.length > 0) void work()
  }

  /** One trace after another: a search, or a trace that someone opens, never waits for more than one. */
  const work = async () => {
    busy = true
    await open
    while (waiting.length > 0 && !closing.signal.aborted) {
      const entry = waiting.shift()!
      let unread = 1
      try {
        const part = await makePart(entry, closing.signal)
        unread = await client.addParts(index, [part], [entry.key])
      } catch (error) {
        // A trace that cannot be opened says why where it is opened; here it is missing, and the first is named.
        if (closing.signal.aborted) return
        const why = error instanceof Error ? error.message : String(error)
        if (state.message === '')
          change({ message: `Not searched: ${entry.title || entry.key}. ${why}` })
      }
      change({ unread: state.unread + unread, indexed: state.indexed + 1 - unread })
    }
    busy = false
    follow()
  }

  const stop = library.subscribe(follow)
  follow()

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async search(request, signal) {
      await open
      signal?.throwIfAborted()
      if (state.status === 'failed') return { status: 'failed', message: state.message }
      return client.search(index, request, signal)
    },
    async techniqueCounts() {
      await open
      return client.techniqueCounts(index)
    },
    close() {
      stop()
      closing.abort(new DOMException('The search was closed.', 'AbortError'))
      listeners.clear()
      void client.close(index)
    },
  }
}
