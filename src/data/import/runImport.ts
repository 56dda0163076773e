import type { CarrierRow, RowsOptions } from '@/data/carrierRow'
import type { Patience, Wait } from '@/data/hub/patience'
import type { RawFile } from '@/data/library/librarySource'
import type { LooseRow } from '@/data/parquet/looseRow'
import { changeRecord } from './changeRecord'
import { type ImportState, type ImportStatus, stateOfRecord } from './importState'
import { keepRow, type ReadyRow } from './keepRow'
import type { NewsChannel } from './news'
import { openFile } from './openFile'
import { createPace } from './pace'
import { readyRow } from './readyRow'
import type { RowPackers, StartPackers } from './rowPackers'
import type { Store } from './store'

/** What an import needs of the platform; tests bring their own. */
export interface ImportPlatform {
  readonly store: Store
  readonly news: NewsChannel
  readonly locks: Pick<LockManager, 'request'>
  readonly patience: Patience
  /** Without it, or where it gives none, rows are packed in the thread that reads them. */
  readonly startPackers?: StartPackers
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
 * Imports a file from where its record stands, a few rows in memory at a time, and tells how it goes. Resolves when there
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

  let packers: RowPackers | null = null
  try {
    say('running')
    const { carrier } = await openFile(file, patience, signal)
    if (carrier.rowCount !== record.rows) {
      const counted = await changeRecord(store, id, (now) =>
        now ? { ...now, rows: carrier.rowCount } : null,
      )
      if (!counted) return
      record = counted
    }
    const limit = record.limit ?? Number.POSITIVE_INFINITY
    const resumed = record.next / (carrier.rowCount ?? Number.POSITIVE_INFINITY)
    const options: RowsOptions = {
      start: record.next,
      signal,
      onProgress({ bytes: read, total }) {
        wait = null
        const share = total > 0 ? Math.min(1, read / total) : 1
        bytes = Math.round(record.size * (resumed + (1 - resumed) * share))
      },
    }
    packers = (carrier.loose && platform.startPackers?.(carrier.loose.shape, record.name)) ?? null
    const rows = packers
      ? packedRows(carrier.loose!.rows(options), packers)
      : packedHere(carrier.rows(options), record.name)
    /** The row handed out last is kept: each after the one before it, so that a record says where to go on. */
    let keeping: Promise<void> = Promise.resolve()
    const underWay: Promise<void>[] = []
    const keepInTurn = async (before: Promise<void>, coming: Promise<ReadyRow>) => {
      await before
      await keep(await coming)
    }
    for await (const { row, ready } of rows) {
      if (row >= limit) break
      if (control.paused()) {
        await keeping
        say('paused')
        await control.mayGoOn()
        say('running')
      }
      signal.throwIfAborted()
      const coming = ready()
      coming.catch(() => undefined)
      keeping = keepInTurn(keeping, coming)
      keeping.catch(() => undefined)
      underWay.push(keeping)
      if (underWay.length > (packers?.width ?? 1)) await underWay.shift()
    }
    await keeping
    const ended = await changeRecord(store, id, (last) =>
      last ? { ...last, done: true, rows: last.limit === null ? last.next : last.rows } : null,
    )
    if (!ended) return
    record = ended
    tell(stateOfRecord(record))
  } catch (error) {
    wait = null
    if (signal.aborted) return say('interrupted')
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      const message = `The browser has no more room: ${record.kept} traces of ${record.name} are kept. Free some room and go on, or keep what there is.`
      return say('full', message)
    }
    say('failed', error instanceof Error ? error.message : String(error))
  } finally {
    packers?.close()
  }
}

interface ComingRow {
  readonly row: number
  ready(): Promise<ReadyRow>
}

async function* packedRows(
  rows: AsyncIterable<LooseRow>,
  packers: RowPackers,
): AsyncGenerator<ComingRow> {
  for await (const row of rows) yield { row: row.row, ready: () => packers.pack(row) }
}

async function* packedHere(
  rows: AsyncIterable<CarrierRow>,
  file: string,
): AsyncGenerator<ComingRow> {
  for await (const row of rows) yield { row: row.row, ready: () => readyRow(row, file) }
}
