import type { Wait } from '@/data/hub/patience'
import type { LmOptions } from '@/domain/lm/lmOptions'
import type { ModelText } from '@/domain/lm/modelText'
import type { RowVerdict } from '@/domain/lm/verdict'
import type { Problem } from '@/domain/problem'
import type { Trace } from '@/domain/trace/trace'
import type { CatalogueEntry } from './manifest'
import type { Picture } from './picture'

/** Where a library's traces come from. */
export type LibraryOrigin = 'demo' | 'url' | 'files' | 'hub' | 'local'

/** A problem with the file and row it was met in; `row` is null where it concerns the whole file. */
export interface LibraryProblem extends Problem {
  /** File name, or '' for the library itself. */
  readonly file: string
  /** Zero-based. */
  readonly row: number | null
}

/** How far the listing of a library is. */
export interface LibraryProgress {
  /** Rows listed so far. */
  readonly rows: number
  /** Rows in all; null while that is not known. */
  readonly rowsTotal: number | null
  /** Bytes of the files gone through so far, where known. */
  readonly bytes: number
  readonly bytesTotal: number
}

/** Everything a view shows of a library: immutable, a new object with each change. */
export interface LibrarySnapshot {
  /** `loading` while entries still come, `failed` when nothing could be opened, `closed` after `close()`. */
  readonly status: 'loading' | 'ready' | 'failed' | 'closed'
  readonly name: string
  readonly source: string
  readonly revision: string
  readonly synthetic: boolean
  /** Grows while loading; an entry keeps its place and its identity. */
  readonly entries: readonly CatalogueEntry[]
  readonly progress: LibraryProgress
  /** What could not be used; the first in it is the reason when `status` is `failed`. */
  readonly problems: readonly LibraryProblem[]
  /** URL of the search index, or null when the library has none. */
  readonly search: string | null
  /** The server or the network keeps the listing waiting; null while it goes on. */
  readonly wait: Wait | null
}

/** An opened trace with its catalogue line. */
export interface OpenedTrace {
  readonly entry: CatalogueEntry
  readonly trace: Trace
}

/**
 * One set of traces that the app browses, whatever holds it: a folder on a host, dropped files, IndexedDB. All of it
 * is read in a worker.
 */
export interface Library {
  /** Unique among the open ones. */
  readonly id: string
  readonly origin: LibraryOrigin
  /** Where it is: the URL of a `url` library, '' otherwise. */
  readonly url: string
  getSnapshot(): LibrarySnapshot
  /** Calls `listener` after each change; returns the way to stop it. */
  subscribe(listener: () => void): () => void
  /**
   * Reads and decodes a trace. Rejects with a LibraryFault whose message names what failed, why and what to do, or
   * with the signal's reason.
   */
  openTrace(key: string, signal?: AbortSignal): Promise<OpenedTrace>
  /** What the search index takes in of a trace, as `searchPartBytes` makes it. Rejects as `openTrace` does. */
  words(key: string, signal?: AbortSignal): Promise<Uint8Array>
  /** What a thumbnail draws beside digits; null where there is nothing. Asked for together, read together. */
  picture(key: string, signal?: AbortSignal): Promise<Picture | null>
  /** The publishers' verdict with the first place that fails; null for a processed row, which holds nothing to judge. */
  judge(key: string, signal?: AbortSignal): Promise<RowVerdict | null>
  /** The text that a model is trained on. */
  modelText(key: string, options: LmOptions, signal?: AbortSignal): Promise<ModelText>
  /** The raw row as JSON text, as it was before packing. */
  rawJson(key: string, signal?: AbortSignal): Promise<string>
  /** Resolves once the status is no longer `loading`. */
  whenListed(): Promise<void>
  close(): void
}

export type FaultKind =
  /** The library has no such trace. */
  | 'missing'
  /** The network or the server said no. */
  | 'unreachable'
  /** The bytes are not what they should be. */
  | 'damaged'
  /** Written by a newer version. */
  | 'newer'
  /** Anything else: a fault of the app. */
  | 'fault'

/** Why something could not be opened, in words for a person. */
export class LibraryFault extends Error {
  readonly kind: FaultKind
  readonly problem: LibraryProblem

  constructor(kind: FaultKind, problem: LibraryProblem, options?: ErrorOptions) {
    super(problem.message, options)
    this.name = 'LibraryFault'
    this.kind = kind
    this.problem = problem
  }
}
