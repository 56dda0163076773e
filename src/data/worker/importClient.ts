import { type Endpoint, proxy, type Remote, wrap } from 'comlink'
import type { StartOptions } from '@/data/import/importer'
import type { ImportPlan, PlannedFile } from '@/data/import/importPlan'
import type { ImportEvent, ImportWorkerApi } from '@/data/import/importProtocol'
import type { ImportState } from '@/data/import/importState'
import type { Room } from '@/data/import/storage'
import type { RawFile } from '@/data/library/librarySource'
import { answered } from './answered'

/** Everything a storage page shows: immutable, a new object with each change. */
export interface ImportsSnapshot {
  /** `idle` until `connect()` is called; `unavailable` where the browser keeps nothing (`message` says so). */
  readonly status: 'idle' | 'connecting' | 'ready' | 'unavailable'
  readonly message: string
  /** Oldest first. */
  readonly imports: readonly ImportState[]
  /** What the browser says about its room; null where it does not. */
  readonly room: Room | null
}

/**
 * Imports into this browser, in a worker of their own, so that opening a trace never waits for one. What they keep is
 * browsed as the library `{ kind: 'local' }`.
 */
export interface Imports {
  getSnapshot(): ImportsSnapshot
  subscribe(listener: () => void): () => void
  /** Looks what is there. Called by the others too. */
  connect(): Promise<void>
  /** What importing files would mean; nothing is written. Rejects with a LibraryFault, or the signal's reason. */
  plan(files: readonly RawFile[], signal?: AbortSignal): Promise<ImportPlan>
  /** Starts, or goes on with, a planned file. With `limit`, only the first rows are kept. */
  start(file: PlannedFile, options?: Partial<StartOptions>): Promise<void>
  /**
   * Goes on with a paused, interrupted, full or failed import. Where its state says `needsFile`, the file must be
   * handed in. Call it from a click: the browser may ask for leave to open the file again.
   */
  resume(id: string, file?: RawFile): Promise<void>
  pause(id: string): Promise<void>
  /** Stops; what is there stays, and it can be gone on with. */
  cancel(id: string): Promise<void>
  /** Removes an import with its traces. */
  remove(id: string): Promise<void>
  /** Removes everything that is kept. */
  clear(): Promise<void>
  /** Asks the browser not to clear it on its own; gives what it says. */
  persist(): Promise<boolean>
  /** Asks the browser about its room again. */
  refreshRoom(): Promise<void>
}

let lastCall = 0

/** Imports over an endpoint: a worker, or in tests one side of a MessageChannel. */
export function createImports(start: () => Endpoint): Imports {
  let snapshot: ImportsSnapshot = { status: 'idle', message: '', imports: [], room: null }
  const listeners = new Set<() => void>()
  let worker: Remote<ImportWorkerApi> | null = null
  let connecting: Promise<Remote<ImportWorkerApi>> | null = null

  const change = (next: Partial<ImportsSnapshot>) => {
    snapshot = { ...snapshot, ...next }
    for (const listener of listeners) listener()
  }

  const hear = (event: ImportEvent) => {
    if (event.kind === 'cleared') return change({ imports: [] })
    if (event.kind === 'removed') {
      return change({ imports: snapshot.imports.filter((state) => state.id !== event.id) })
    }
    const { state } = event
    const others = snapshot.imports.filter((other) => other.id !== state.id)
    change({ imports: [...others, state].sort((a, b) => a.started - b.started) })
    if (state.status === 'done' || state.status === 'full') void refreshRoom()
  }

  const connected = (): Promise<Remote<ImportWorkerApi>> => {
    connecting ??= (async () => {
      change({ status: 'connecting' })
      worker ??= wrap<ImportWorkerApi>(start())
      try {
        const states = answered(await worker.connect(proxy(hear)))
        change({ status: 'ready', message: '', imports: states })
        void refreshRoom()
        return worker
      } catch (error) {
        connecting = null
        change({
          status: 'unavailable',
          message: error instanceof Error ? error.message : String(error),
        })
        throw error
      }
    })()
    return connecting
  }

  const refreshRoom = async () => {
    const room = await worker?.room()
    if (room?.ok) change({ room: room.value })
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async connect() {
      await connected()
    },
    async plan(files, signal) {
      const remote = await connected()
      signal?.throwIfAborted()
      const call = ++lastCall
      const stop = () => void remote.abort(call)
      signal?.addEventListener('abort', stop, { once: true })
      try {
        const plan = await remote.plan(call, files)
        signal?.throwIfAborted()
        return answered(plan)
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },
    async start(file, options = {}) {
      answered(await (await connected()).start(file, { limit: null, ...options }))
    },
    async resume(id, file) {
      const remote = await connected()
      const source = file ? null : answered(await remote.source(id))
      const again = source?.kind === 'file' && source.handle ? await reopen(source.handle) : file
      answered(await remote.resume(id, again ?? null))
    },
    async pause(id) {
      answered(await (await connected()).pause(id))
    },
    async cancel(id) {
      answered(await (await connected()).cancel(id))
    },
    async remove(id) {
      answered(await (await connected()).remove(id))
      await refreshRoom()
    },
    async clear() {
      answered(await (await connected()).clear())
      await refreshRoom()
    },
    async persist() {
      const persisted = (await navigator.storage?.persist?.()) ?? false
      await refreshRoom()
      return persisted
    },
    refreshRoom,
  }
}

/** Starts the import worker when it is first needed. */
export function startImports(): Imports {
  return createImports(
    () =>
      new Worker(new URL('./importWorker.ts', import.meta.url), {
        type: 'module',
        name: 'ctc-replay import',
      }),
  )
}

/** Not yet among the DOM's own types. */
interface AskableHandle extends FileSystemFileHandle {
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>
}

async function reopen(handle: AskableHandle): Promise<RawFile> {
  const leave = await handle.requestPermission?.({ mode: 'read' })
  if (leave === 'denied')
    throw new Error(`The browser may not open ${handle.name} again: choose it.`)
  const blob = await handle.getFile()
  return { blob, name: handle.name }
}
