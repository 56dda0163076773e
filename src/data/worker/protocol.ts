import type { FaultKind, LibraryProblem, OpenedTrace } from '@/data/library/library'
import type { LibraryEvent } from '@/data/library/libraryEvent'
import type { LibrarySource } from '@/data/library/librarySource'
import type { Picture } from '@/data/library/picture'
import type { LmOptions } from '@/domain/lm/lmOptions'
import type { ModelText } from '@/domain/lm/modelText'
import type { RowVerdict } from '@/domain/lm/verdict'

/** What crosses the worker's boundary in place of an exception. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly kind: FaultKind | 'aborted'
      readonly problem: LibraryProblem
    }

/**
 * The worker's side. `call` names a call so that `abort(call)` can end it; an ended call answers `aborted`.
 * `library` is the id that the page chose in `open`.
 */
export interface WorkerApi {
  /** Resolves at once; what it finds comes through `tell`, ending with `listed` or `failed`. */
  open(library: string, source: LibrarySource, tell: (event: LibraryEvent) => void): Promise<void>
  close(library: string): Promise<void>
  openTrace(call: number, library: string, key: string): Promise<Answer<OpenedTrace>>
  /** What the search index takes in of a trace, as bytes. */
  words(call: number, library: string, key: string): Promise<Answer<Uint8Array>>
  pictures(
    call: number,
    library: string,
    keys: readonly string[],
  ): Promise<Answer<readonly (Picture | null)[]>>
  judge(call: number, library: string, key: string): Promise<Answer<RowVerdict | null>>
  modelText(
    call: number,
    library: string,
    key: string,
    options: LmOptions,
  ): Promise<Answer<ModelText>>
  rawJson(call: number, library: string, key: string): Promise<Answer<string>>
  abort(call: number): Promise<void>
}
