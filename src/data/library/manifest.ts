import type { ActionType } from '@/domain/board/action'

/**
 * A library: a folder that any static host can serve (or the same things in IndexedDB).
 *
 *   library.json             the manifest: `Manifest` below, plain JSON
 *   catalogue/0000.json.gz   a page of catalogue entries (small libraries hold them in library.json instead)
 *   pictures/0000.json.gz    what thumbnails draw beside digits, a file for every `pictures.size` entries
 *   traces/KEY.json.gz       one raw row each, lossless (see `packTrace`)
 *
 * Everything named `.json.gz` is gzip over JSON, opened with the platform's own `DecompressionStream`; a host that
 * unpacks it on the way (Content-Encoding) is fine too. Version 1. A reader refuses a higher version by name and
 * ignores fields that it does not know.
 */
export const LIBRARY_FORMAT = 'ctc-replay-library'
export const LIBRARY_VERSION = 1

export interface Manifest {
  readonly format: typeof LIBRARY_FORMAT
  readonly version: number
  /** What the app calls it. */
  readonly name: string
  /** Where the rows came from: a dataset id, a URL, file names; '' when not stated. */
  readonly source: string
  /** The dataset's commit; '' when not stated. */
  readonly revision: string
  /** Made by the project's own generator: nobody's real solve. */
  readonly synthetic: boolean
  readonly counts: LibraryCounts
  /** The whole catalogue, or null when it is in `pages`. */
  readonly entries: readonly CatalogueEntry[] | null
  /** Pages in the order of the catalogue; empty when `entries` has it. */
  readonly pages: readonly CataloguePage[]
  /** Lazily drawn thumbnails, or null when there are none. */
  readonly pictures: PictureFiles | null
  /** Where the search index is, relative to the library; null when it has none. */
  readonly search: string | null
}

export interface LibraryCounts {
  readonly traces: number
  readonly groups: number
  readonly words: number
  /** Bytes of all packed traces. */
  readonly bytes: number
}

export interface CataloguePage {
  /** Relative to the library. */
  readonly file: string
  readonly count: number
  readonly bytes: number
}

export interface PictureFiles {
  /** Entries a file: entry `i` of the catalogue is item `i % size` of file `floor(i / size)`. */
  readonly size: number
  /** Relative to the library. */
  readonly files: readonly string[]
}

/** What is known of a trace without opening it. Times are seconds on the video's axis. */
export interface CatalogueEntry {
  /** Stable: made of `youtube_id` and `puzzle_id` (see `traceKey`). */
  readonly key: string
  /** Relative to the library. */
  readonly file: string
  readonly youtubeId: string
  readonly puzzleId: string
  /** Which puzzle of the video; null when not stated. */
  readonly number: number | null
  readonly title: string
  readonly author: string
  /** As in the data, `2021-06-20`; '' when missing. */
  readonly date: string
  readonly rows: number
  readonly cols: number
  /** Seconds; characters of text where `axis` is `text`. */
  readonly duration: number
  /** `text` for a processed row, which has no times; absent otherwise. */
  readonly axis?: 'text'
  readonly groups: number
  /** Actions by type; types that do not occur are absent. */
  readonly actions: Readonly<Partial<Record<ActionType, number>>>
  readonly words: number
  readonly hasSolution: boolean
  /** Second at which the board first equals the solution; null when it never does or there is none. */
  readonly solvedAt: number | null
  /** The publishers' verdict on the row (`formats.md` 4); '' when not known. */
  readonly verdict: string
  /** Findings by kind; kinds that do not occur are absent. */
  readonly findings: Readonly<Record<string, number>>
  /** Parts of the row that could not be used. */
  readonly problems: number
  /** Second of "let's get cracking"; null when missing. */
  readonly cracking: number | null
  /** Techniques heard; null until a search index has been made. */
  readonly techniques: readonly string[] | null
  /** Packed size. */
  readonly bytes: number
  /** Givens, as `boardText` writes them. */
  readonly initial: string
  /** Values at the end of the solve, as `boardText` writes them. */
  readonly final: string
  /** The file and zero-based row it was read from; null when not stated. */
  readonly origin: RowOrigin | null
  /**
   * Only the puzzle's facts are known (a dataset looked at from afar): `duration`, `groups`, `words` and all that is
   * counted are 0 or empty until the trace is opened. Never written.
   */
  readonly light?: true
}

export interface RowOrigin {
  readonly file: string
  readonly row: number
}
