import { type Compress, gzip } from './gzip'
import { type CatalogueEntry, LIBRARY_FORMAT, LIBRARY_VERSION, type Manifest } from './manifest'
import { packList } from './packedList'
import type { Picture } from './picture'
import { writeEntry } from './writeEntry'

/** Up to so many entries stand in library.json itself: one request, readable as it is. */
const INLINE_ENTRIES = 64
const PAGE_ENTRIES = 2_000
/** A thumbnail file for about two screens of the list. */
const PICTURES_A_FILE = 32

export interface LibraryInfo {
  readonly name: string
  readonly source: string
  readonly revision: string
  readonly synthetic: boolean
  readonly search?: string | null
}

export interface LibraryItem {
  readonly entry: CatalogueEntry
  readonly picture: Picture
}

export interface LibraryFile {
  /** Relative to the library. */
  readonly file: string
  readonly bytes: Uint8Array
}

/**
 * Every file of a library except the traces, the manifest last (write it last too: a library is there when its
 * manifest is). The items stand in the catalogue in the order given. Same items, same bytes.
 */
export async function* libraryFiles(
  info: LibraryInfo,
  items: readonly LibraryItem[],
  compress: Compress = gzip,
): AsyncIterable<LibraryFile> {
  const pages: { file: string; count: number; bytes: number }[] = []
  if (items.length > INLINE_ENTRIES) {
    for (let start = 0; start < items.length; start += PAGE_ENTRIES) {
      const page = items.slice(start, start + PAGE_ENTRIES)
      const bytes = await packList(
        'catalogue',
        page.map(({ entry }) => writeEntry(entry)),
        compress,
      )
      const file = fileName('catalogue', pages.length)
      pages.push({ file, count: page.length, bytes: bytes.length })
      yield { file, bytes }
    }
  }
  const pictures: string[] = []
  for (let start = 0; start < items.length; start += PICTURES_A_FILE) {
    const part = items.slice(start, start + PICTURES_A_FILE)
    const file = fileName('pictures', pictures.length)
    pictures.push(file)
    yield {
      file,
      bytes: await packList(
        'pictures',
        part.map(({ picture }) => picture),
        compress,
      ),
    }
  }
  const manifest: Manifest = {
    format: LIBRARY_FORMAT,
    version: LIBRARY_VERSION,
    name: info.name,
    source: info.source,
    revision: info.revision,
    synthetic: info.synthetic,
    counts: countsOfEntries(items.map(({ entry }) => entry)),
    entries: null,
    pages,
    pictures: { size: PICTURES_A_FILE, files: pictures },
    search: info.search ?? null,
  }
  const entries = pages.length === 0 ? items.map(({ entry }) => writeEntry(entry)) : null
  const text = `${JSON.stringify({ ...manifest, entries }, null, 1)}\n`
  yield { file: 'library.json', bytes: new TextEncoder().encode(text) }
}

/** Sums over a catalogue. */
export function countsOfEntries(entries: readonly CatalogueEntry[]): Manifest['counts'] {
  const sum = (of: (entry: CatalogueEntry) => number) =>
    entries.reduce((all, entry) => all + of(entry), 0)
  return {
    traces: entries.length,
    groups: sum((entry) => entry.groups),
    words: sum((entry) => entry.words),
    bytes: sum((entry) => entry.bytes),
  }
}

function fileName(folder: string, index: number): string {
  return `${folder}/${String(index).padStart(4, '0')}.json.gz`
}
