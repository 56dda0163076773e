import type { LibraryEvent } from './libraryEvent'
import type { CatalogueEntry } from './manifest'
import type { Picture } from './picture'

/** A library as the worker sees it: lists what it has, gives raw rows. Its methods reject with a LibraryFault. */
export interface LibraryReader {
  /** Lists everything through `tell` (neither `listed` nor `failed`: the caller says those). */
  list(tell: (event: LibraryEvent) => void, signal: AbortSignal): Promise<void>
  /** The catalogue line of a key that was told; undefined for one that was not. */
  entry(key: string): CatalogueEntry | undefined
  /** The raw row, not validated. */
  row(key: string, signal: AbortSignal): Promise<unknown>
  /** What search takes in of a trace, where it was made when the trace was read (`searchPartBytes`); else null. */
  words?(key: string): Promise<Uint8Array | null>
  pictures(keys: readonly string[], signal: AbortSignal): Promise<(Picture | null)[]>
  close(): void
}
