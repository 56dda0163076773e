import type { CarrierRow } from '@/data/carrierRow'
import type { Patience, Wait } from '@/data/hub/patience'
import { gzip } from '@/data/library/gzip'
import type { RawFile } from '@/data/library/librarySource'
import { listRow } from '@/data/library/listRow'
import { packTrace } from '@/data/library/packTrace'
import { searchPartBytes } from '@/data/search/partOfTrace'
import { type ImportState, type ImportStatus, stateOfRecord } from './importState'
import { keepRow, type ReadyRow } from './keepRow'
import type { NewsChannel } from './news'
import { openFile } from './openFile'
import { createPace } from './pace'
import type { Store } from './store'

/** What an import needs of the platform; tests bring their own. */
export interface ImportPlatform {
  readonly store: Store
  readonly news: NewsChannel
  readonly locks: Pick<LockManager, 'request'>
  readonly patience: Patience
  /** Milliseconds since 1970. */
  now(): number
}

export interface ImportControl {
  readonly signal: AbortSignal
  /** Resolves once the import may go on; at once when it is not paused. */
  mayGoOn(): Promise<void>
  paused(): boolean
}

/** Milliseconds between two tellings of progress. */
const PAUSE = 150

/**
 * Imports a file from where its record stands, one row in memory at a time, and tells how it goes. Resolves when there
 * is nothing more to do: done, stopped by the signal, out of room, failed. One tab at a time imports a file; the others
 * wait, and go on if that one is closed.
 */
export async function runImport(
  platform: ImportPlatform,
  id: string,
  file: RawFile,
  control: ImportControl,
  tell: (state: ImportState) => void,
): Promise<void> {
  const { locks, store } = platform
  const name = `ctc-replay import ${id}`
  const work = () => importFile(platform, id, file, control, tell)
  try {
    const free = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work()
      return lock !== null
    })
    if (free) return
    const record = await store.get('imports', id)
    if (record) tell({ ...stateOfRecord(record), status: 'elsewhere' })
    await locks.request(name, { signal: control.signal }, work)
  } catch (error) {
    if (!control.signal.aborted) throw error
  }
}

async function importFile(
  platform: ImportPlatform,
  id: string,
  file: RawFile,
  control: ImportControl,
  tell: (state: ImportState) => void,
): Promise<void> {
  const { store, news, now } = platform
  const { signal } = control
  const found = await store.get('imports', id)
  if (!found) return
  let record = found
  if (record.done) return tell(stateOfRecord(record))

  const pace = createPace()
  let bytes = 0
  let wait: Wait | null = null
  let told = 0
  const state = (status: ImportStatus, message = ''): ImportState => {
    const base = stateOfRecord(record)
    const rate = status === 'running' ? pace.rate() : null
    const left = base.rowsTotal === null ? null : base.rowsTotal - record.next
    return {
      ...base,
      status,
      message,
      bytes: Math.max(base.bytes, bytes),
      rate,
      secondsLeft: rate && left !== null ? left / rate : null,
      wait,
    }
  }
  const say = (status: ImportStatus, message = '') => {
    told = now()
    tell(state(status, message))
  }
  const patience: Patience = {
    ...platform.patience,
    onWait: (next) => {
      wait = next
      say('running')
    },
  }

  const keep = async (ready: ReadyRow) => {
    const kept = await keepRow(store, id, ready)
    record = kept.record
    if (kept.key !== null) news.post({ kind: 'added', keys: [kept.key] })
    pace.note(record.next, now())
    if (now() - told >= PAUSE) say(control.paused() ? 'paused' : 'running')
  }

  try {
    say('running')
    const { carrier } = await openFile(file, patience, signal)
    if (carrier.rowCount !== record.rows) {
      record = { ...record, rows: carrier.rowCount }
      await store.put('imports', record)
    }
    const limit = record.limit ?? Number.POSITIVE_INFINITY
    const resumed = record.next / (carrier.rowCount ?? Number.POSITIVE_INFINITY)
    const rows = carrier.rows({
      start: record.next,
      signal,
      onProgress({ bytes: read, total }) {
        wait = null
        const share = total > 0 ? Math.min(1, read / total) : 1
        bytes = Math.round(record.size * (resumed + (1 - resumed) * share))
      },
    })
    let keeping: Promise<void> = Promise.resolve()
    for await (const row of rows) {
      if (row.row >= limit) break
      if (control.paused()) {
        await keeping
        say('paused')
        await control.mayGoOn()
        say('running')
      }
      signal.throwIfAborted()
      const ready = await readyRow(row, record.name)
      // One row is written while the next is read.
      await keeping
      keeping = keep(ready)
      keeping.catch(() => undefined)
    }
    await keeping
    const last = await store.get('imports', id)
    if (!last) return
    record = { ...last, done: true, rows: last.limit === null ? last.next : last.rows }
    await store.put('imports', record)
    tell(stateOfRecord(record))
  } catch (error) {
    wait = null
    if (signal.aborted) return say('interrupted')
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      const message = `The browser has no more room: ${record.kept} traces of ${record.name} are kept. Free some room and go on, or keep what there is.`
      return say('full', message)
    }
    say('failed', error instanceof Error ? error.message : String(error))
  }
}

/** A carrier's row, listed and packed. */
export async function readyRow(row: CarrierRow, file: string): Promise<ReadyRow> {
  const { listed, problems } = listRow(row, file)
  if (!listed) return { row: row.row, item: null, trace: null, words: null, problems }
  const [trace, words] = await Promise.all([
    packTrace(row.value),
    gzip(searchPartBytes(listed.trace, listed.entry)),
  ])
  const item = { entry: { ...listed.entry, bytes: trace.length }, picture: listed.picture }
  return { row: row.row, item, trace, words, problems }
}
