import { fetchBytes } from './fetchBytes'
import { LibraryFault } from './library'
import type { LibraryReader } from './libraryReader'
import type { CatalogueEntry, Manifest } from './manifest'
import { unpackList } from './packedList'
import { type Picture, readPicture } from './picture'
import { readEntries } from './readEntries'
import { readManifest } from './readManifest'
import { unpackTrace } from './unpackTrace'

/** A packed library in a folder of any host. `url` is that of the folder or of its library.json, absolute. */
export function folderLibrary(url: string): LibraryReader {
  const manifestUrl = manifestUrlOf(url)
  const places = new Map<string, number>()
  const entries: CatalogueEntry[] = []
  const pictureFiles = new Map<string, Promise<readonly unknown[]>>()
  let manifest: Manifest | null = null

  const add = (more: readonly CatalogueEntry[]) => {
    for (const entry of more) {
      places.set(entry.key, entries.length)
      entries.push(entry)
    }
  }

  const pictureFile = (file: string): Promise<readonly unknown[]> => {
    const known = pictureFiles.get(file)
    if (known) return known
    // Shared by all who ask, so no single asker's signal may end it.
    const read = fetchBytes(new URL(file, manifestUrl).href, file, new AbortController().signal)
      .then((bytes) => unpackList('pictures', bytes))
      .then((list) => (list.ok ? list.value : []))
    pictureFiles.set(file, read)
    read.catch(() => pictureFiles.delete(file))
    return read
  }

  return {
    async list(tell, signal) {
      manifest = await loadManifest(manifestUrl, signal)
      const { counts, pages } = manifest
      tell({
        kind: 'info',
        name: manifest.name,
        source: manifest.source,
        revision: manifest.revision,
        synthetic: manifest.synthetic,
        search: manifest.search && new URL(manifest.search, manifestUrl).href,
      })
      if (manifest.entries) {
        add(manifest.entries)
        tell({ kind: 'entries', entries: manifest.entries })
      }
      const bytesTotal = pages.reduce((sum, page) => sum + page.bytes, 0)
      let bytes = 0
      for (const page of pages) {
        const path = page.file
        const list = await unpackList(
          'catalogue',
          await fetchBytes(new URL(path, manifestUrl).href, `Page ${path} of the library`, signal),
        )
        if (list.ok) {
          const read = readEntries(list.value, path)
          add(read.entries)
          tell({ kind: 'entries', entries: read.entries })
          if (read.problems.length > 0) {
            tell({
              kind: 'problems',
              problems: read.problems.map((problem) => ({ ...problem, file: path, row: null })),
            })
          }
        } else {
          tell({ kind: 'problems', problems: [{ ...list.problem, file: path, row: null }] })
        }
        bytes += page.bytes
        tell({
          kind: 'progress',
          progress: { rows: entries.length, rowsTotal: counts.traces, bytes, bytesTotal },
        })
      }
    },

    entry: (key) => entries[places.get(key) ?? -1],

    async row(key, signal) {
      const entry = entries[places.get(key) ?? -1]
      if (!entry) throw missing(manifestUrl, key)
      const what = `The trace "${entry.title || key}"`
      const bytes = await fetchBytes(new URL(entry.file, manifestUrl).href, what, signal)
      const row = await unpackTrace(bytes)
      if (row.ok) return row.value
      throw new LibraryFault(row.problem.message.includes('newer version') ? 'newer' : 'damaged', {
        file: entry.file,
        row: entry.origin?.row ?? null,
        path: '',
        message: `${what} (${entry.file}) cannot be opened: ${row.problem.message}. The other traces of the library are not touched by this.`,
      })
    },

    async pictures(keys) {
      const files = manifest?.pictures
      if (!files) return keys.map(() => null)
      return Promise.all(
        keys.map(async (key): Promise<Picture | null> => {
          const place = places.get(key)
          if (place === undefined) return null
          const file = files.files[Math.floor(place / files.size)]
          return file === undefined
            ? null
            : readPicture((await pictureFile(file))[place % files.size])
        }),
      )
    },

    close() {
      pictureFiles.clear()
    },
  }
}

async function loadManifest(url: string, signal: AbortSignal): Promise<Manifest> {
  const bytes = await fetchBytes(url, 'The library', signal)
  let parsed: unknown
  try {
    parsed = JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    const message = `${url} is not a library: it holds no JSON. A library is the folder that \`ctc pack\` writes.`
    throw new LibraryFault('damaged', { file: url, row: null, path: '', message }, { cause: error })
  }
  const manifest = readManifest(parsed)
  if (manifest.ok) return manifest.value
  const newer = manifest.problem.message.includes('reads up to')
  throw new LibraryFault(newer ? 'newer' : 'damaged', { file: url, row: null, ...manifest.problem })
}

function manifestUrlOf(url: string): string {
  const folder = new URL(url)
  if (folder.pathname.endsWith('/library.json')) return folder.href
  if (!folder.pathname.endsWith('/')) folder.pathname += '/'
  folder.pathname += 'library.json'
  return folder.href
}

export function missing(file: string, key: string): LibraryFault {
  return new LibraryFault('missing', {
    file,
    row: null,
    path: '',
    message: `This library has no trace "${key}".`,
  })
}
