import type { LibraryProblem } from '@/data/library/library'
import type { CatalogueEntry } from '@/data/library/manifest'
import type { Picture } from '@/data/library/picture'

/** Where an imported file came from, as far as it can be asked again. */
export type ImportSource =
  /** Chosen or dropped; `handle` where the browser lets it be opened again with the user's leave. */
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle | null }
  | { readonly kind: 'url'; readonly url: string }

/** What is kept of an import: enough to go on after a reload, and to know the same file again. */
export interface ImportRecord {
  /** The file's fingerprint: the same file is the same import, whatever it is called. */
  readonly id: string
  readonly name: string
  readonly source: ImportSource
  /** The dataset's commit, where the file came from the Hub; '' otherwise. */
  readonly revision: string
  /** Bytes of the file. */
  readonly size: number
  /** Rows in all; null while that is not known. */
  readonly rows: number | null
  /** Rows wanted, where the user chose to keep only the first ones; null for all. */
  readonly limit: number | null
  /** The next row to read: all before it are dealt with. */
  readonly next: number
  readonly done: boolean
  /** Traces kept. */
  readonly kept: number
  /** Rows that were here already, from another file. */
  readonly already: number
  /** Bytes of the packed traces. */
  readonly bytes: number
  /** The first ones, with their rows. */
  readonly problems: readonly LibraryProblem[]
  readonly problemCount: number
  /** Milliseconds since 1970; imports are listed in this order. */
  readonly started: number
}

/** A trace's place in the store. */
export interface StoredEntry {
  readonly key: string
  readonly entry: CatalogueEntry
  readonly importId: string
  readonly row: number
}

export interface StoredTrace {
  readonly key: string
  /** The front of the packed row, or all of it where there is no `size`. */
  readonly bytes: Uint8Array
  /** Bytes in all. */
  readonly size?: number
}

/** More of a packed row, from byte `start` on. */
export interface StoredPiece {
  readonly key: string
  readonly start: number
  readonly bytes: Uint8Array
}

/** What search takes in of a trace (`searchPartBytes`), gzipped. */
export interface StoredWords {
  readonly key: string
  readonly bytes: Uint8Array
}

export interface StoredPicture {
  readonly key: string
  readonly picture: Picture
}
