import type { Wait } from '@/data/hub/patience'
import type { LibraryProblem } from '@/data/library/library'
import type { ImportRecord } from './importRecord'

export type ImportStatus =
  /** In the queue of this tab: one file is imported at a time. */
  | 'waiting'
  /** Rows are coming in. */
  | 'running'
  | 'paused'
  /** Another tab imports this file; this one goes on should that one be closed. */
  | 'elsewhere'
  /** Not finished and not running: paused by a reload, cancelled, or never gone on with. */
  | 'interrupted'
  /** The browser has no more room: free some, or keep what there is. */
  | 'full'
  /** `message` says why; what came before is kept, and it can be gone on with. */
  | 'failed'
  | 'done'

/** How an import is doing, ready to be shown. */
export interface ImportState {
  readonly id: string
  readonly name: string
  readonly status: ImportStatus
  /** Rows dealt with, and in all (null while that is not known). */
  readonly rows: number
  readonly rowsTotal: number | null
  /** Bytes of the file dealt with, and in all. */
  readonly bytes: number
  readonly bytesTotal: number
  /** Traces kept by it, and their bytes. */
  readonly kept: number
  readonly keptBytes: number
  /** Rows that were here already. */
  readonly already: number
  readonly problems: readonly LibraryProblem[]
  readonly problemCount: number
  /** Seconds to go at the pace so far; null while that cannot be said. */
  readonly secondsLeft: number | null
  /** Rows a second. */
  readonly rate: number | null
  /** The server or the network keeps it waiting. */
  readonly wait: Wait | null
  /** In words, for `failed` and `full`; '' otherwise. */
  readonly message: string
  /** To go on, the file must be chosen again (it cannot be reached from here). */
  readonly needsFile: boolean
  /** Address it is read from; '' for a file. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly started: number
}

/** A record's state while nothing works on it. */
export function stateOfRecord(record: ImportRecord): ImportState {
  const share = record.rows ? Math.min(1, record.next / record.rows) : 0
  return {
    id: record.id,
    name: record.name,
    status: record.done ? 'done' : 'interrupted',
    rows: record.next,
    rowsTotal:
      record.limit === null ? record.rows : Math.min(record.limit, record.rows ?? record.limit),
    bytes: record.done ? record.size : Math.round(record.size * share),
    bytesTotal: record.size,
    kept: record.kept,
    keptBytes: record.bytes,
    already: record.already,
    problems: record.problems,
    problemCount: record.problemCount,
    secondsLeft: null,
    rate: null,
    wait: null,
    message: '',
    needsFile: record.source.kind === 'file' && record.source.handle === null,
    url: record.source.kind === 'url' ? record.source.url : '',
    started: record.started,
  }
}
