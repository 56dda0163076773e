import type { RawFile } from '@/data/library/librarySource'
import { changeRecord } from './changeRecord'
import type { ImportPlan, PlannedFile } from './importPlan'
import type { ImportRecord, ImportSource } from './importRecord'
import { type ImportState, stateOfRecord } from './importState'
import { planFiles } from './planFiles'
import { type ImportControl, type ImportPlatform, runImport } from './runImport'
import { clearStore, type Room, removeImport } from './storage'

export interface StartOptions {
  /** Keep only so many rows; null for all. */
  readonly limit: number | null
  /** The dataset's commit, where the file came from the Hub. */
  readonly revision?: string
  /** What lets a chosen file be opened again after a reload. */
  readonly handle?: FileSystemFileHandle | null
}

export interface ImporterPlatform extends ImportPlatform {
  /** Clears what is remembered beside the store. */
  forget?(): Promise<void>
  room(): Promise<Room | null>
}

/** Everything imports of one tab can be asked to do. All of it can be asked at any time. */
export interface Importer {
  /** Every import that is kept or under way, oldest first. */
  states(): Promise<ImportState[]>
  plan(files: readonly RawFile[], signal: AbortSignal): Promise<ImportPlan>
  start(file: PlannedFile, options: StartOptions): Promise<void>
  /** Goes on with a paused or unfinished import; `file` where it cannot be reached from here. */
  resume(id: string, file: RawFile | null): Promise<void>
  pause(id: string): void
  /** Stops it; what is there stays. */
  cancel(id: string): void
  /** Stops it and removes what it brought. */
  remove(id: string): Promise<void>
  clear(): Promise<void>
  room(): Promise<Room | null>
}

interface Running {
  readonly control: ImportControl
  readonly abort: AbortController
  state: ImportState | null
  paused: boolean
  goOn: () => void
  readonly ended: Promise<void>
}

export function createImporter(
  platform: ImporterPlatform,
  tell: (state: ImportState) => void,
): Importer {
  const { store, news } = platform
  const running = new Map<string, Running>()
  /** One file at a time, so that memory and processor stay free for what is looked at. */
  let queue: Promise<void> = Promise.resolve()

  const say = (id: string, state: ImportState) => {
    const run = running.get(id)
    if (run) run.state = state
    tell(state)
    if (state.status !== 'elsewhere') news.post({ kind: 'import', state })
  }

  const run = async (id: string, file: RawFile) => {
    if (running.has(id)) return
    const abort = new AbortController()
    let waiting: Promise<void> = Promise.resolve()
    const entry: Running = {
      abort,
      state: null,
      paused: false,
      goOn: () => undefined,
      control: {
        signal: abort.signal,
        paused: () => entry.paused,
        mayGoOn() {
          if (entry.paused) {
            waiting = new Promise((resolve) => {
              entry.goOn = resolve
              abort.signal.addEventListener('abort', () => resolve(), { once: true })
            })
          }
          return waiting
        },
      },
      ended: queue.then(async () => {
        try {
          if (!abort.signal.aborted)
            await runImport(platform, id, file, entry.control, (s) => say(id, s))
        } finally {
          running.delete(id)
        }
      }),
    }
    running.set(id, entry)
    queue = entry.ended.catch(() => undefined)
    const record = await store.get('imports', id)
    if (record && entry.state === null) say(id, { ...stateOfRecord(record), status: 'waiting' })
  }

  const stop = async (id: string) => {
    const found = running.get(id)
    found?.abort.abort(new DOMException('The import was stopped.', 'AbortError'))
    await found?.ended.catch(() => undefined)
  }

  return {
    async states() {
      const records = await store.getAll('imports')
      records.sort((a, b) => a.started - b.started)
      return records.map((record) => running.get(record.id)?.state ?? stateOfRecord(record))
    },

    plan: (files, signal) => planFiles(files, platform, signal),

    async start(planned, options) {
      const active = running.get(planned.id)
      if (active && !over(active.state)) return
      await active?.ended.catch(() => undefined)
      await changeRecord(store, planned.id, (before) =>
        before
          ? {
              ...before,
              source: sourceOf(planned.file, options),
              limit: options.limit,
              done: false,
            }
          : newRecord(planned, options, platform.now()),
      )
      await run(planned.id, planned.file)
    },

    async resume(id, file) {
      const active = running.get(id)
      if (active?.paused) {
        active.paused = false
        return active.goOn()
      }
      if (active && !over(active.state)) return
      // It has said its last word but still puts things away.
      await active?.ended.catch(() => undefined)
      const record = await store.get('imports', id)
      if (!record) return
      const again = file ?? (record.source.kind === 'url' ? { url: record.source.url } : null)
      if (!again) throw new Error(`${record.name} must be chosen again to go on.`)
      await run(id, again)
    },

    pause(id) {
      const active = running.get(id)
      if (active) active.paused = true
    },

    cancel(id) {
      void stop(id)
    },

    async remove(id) {
      await stop(id)
      const { keys, unfinished } = await removeImport(store, id)
      news.post({ kind: 'gone', keys })
      news.post({ kind: 'removed', id })
      for (const record of unfinished)
        if (!running.has(record.id)) say(record.id, stateOfRecord(record))
    },

    async clear() {
      await Promise.all([...running.keys()].map(stop))
      const ids = await store.getAllKeys('imports')
      const keys = await clearStore(store)
      await platform.forget?.()
      news.post({ kind: 'gone', keys })
      for (const id of ids) news.post({ kind: 'removed', id })
    },

    room: () => platform.room(),
  }
}

/** Whether an import said that it ended. */
function over(state: ImportState | null): boolean {
  return state !== null && ['failed', 'full', 'interrupted', 'done'].includes(state.status)
}

function newRecord(planned: PlannedFile, options: StartOptions, now: number): ImportRecord {
  return {
    id: planned.id,
    name: planned.name,
    source: sourceOf(planned.file, options),
    revision: options.revision ?? '',
    size: planned.size,
    rows: planned.rows,
    limit: options.limit,
    next: 0,
    done: false,
    kept: 0,
    already: 0,
    bytes: 0,
    problems: [],
    problemCount: 0,
    started: now,
  }
}

function sourceOf(file: RawFile, options: StartOptions): ImportSource {
  return 'url' in file
    ? { kind: 'url', url: file.url }
    : { kind: 'file', handle: options.handle ?? null }
}
