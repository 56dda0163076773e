import { byteSourceOfBlob } from '@/data/byteSourceOfBlob'
import type { Carrier } from '@/data/carrierRow'
import { byteSourceOfUrl } from '@/data/hub/byteSourceOfUrl'
import { nameOfUrl } from '@/data/hub/nameOfUrl'
import { searchPartBytes } from '@/data/search/partOfTrace'
import { createCopies } from './copies'
import { LibraryFault } from './library'
import type { LibraryReader } from './libraryReader'
import type { RawFile } from './librarySource'
import { listRow } from './listRow'
import type { CatalogueEntry } from './manifest'
import { openRows } from './openRows'
import type { Picture } from './picture'
import { rowAt } from './rowAt'
import { createTeller, type Teller } from './teller'

/** Bytes kept for search: twice what the whole dataset needs. What is beyond is read from its row again. */
const MOST_HEARD = 64_000_000

interface Place {
  readonly entry: CatalogueEntry
  readonly picture: Picture
  readonly carrier: Carrier
  readonly row: number
}

/**
 * Raw files as they are: each is gone through once for the catalogue, and a row is read again when it is opened, so
 * that nothing but the catalogue and what search takes in is held. A file that cannot be opened is a problem beside the others.
 */
export function filesLibrary(files: readonly RawFile[]): LibraryReader {
  const places = new Map<string, Place>()
  const named = createCopies()
  /** What search takes in, made while the row was there: reading it again may cost a second. */
  const heard = new Map<string, Uint8Array>()
  let heardBytes = 0

  const listFile = async (
    file: RawFile,
    before: number,
    rowsBefore: number,
    teller: Teller,
    signal: AbortSignal,
  ) => {
    const source =
      'url' in file
        ? await byteSourceOfUrl(file.url, { signal })
        : byteSourceOfBlob(file.blob, file.name)
    const opened = await openRows(source)
    if (!opened.ok) {
      throw new LibraryFault('damaged', { ...opened.problem, file: source.name, row: null })
    }
    const carrier = opened.value
    teller.problems(
      opened.problems.map((problem) => ({ ...problem, file: source.name, row: null })),
    )
    let rows = 0
    const onProgress = ({ bytes, total }: { readonly bytes: number; readonly total: number }) => {
      const part = total > 0 ? Math.min(1, bytes / total) : 1
      const rowsTotal = files.length === 1 ? carrier.rowCount : null
      teller.progress(
        before + part * source.size,
        rowsTotal === null ? null : rowsBefore + rowsTotal,
      )
    }
    for await (const row of carrier.rows({ signal, onProgress })) {
      rows++
      const { listed, problems } = listRow(row, source.name)
      teller.problems(problems)
      if (!listed) continue
      const entry = named(listed.entry)
      places.set(entry.key, { entry, picture: listed.picture, carrier, row: row.row })
      if (heardBytes < MOST_HEARD) {
        const words = searchPartBytes(listed.trace, entry)
        heard.set(entry.key, words)
        heardBytes += words.length
      }
      teller.entry(entry)
    }
    if (rows === 0) {
      const message = `${source.name} holds no rows.`
      throw new LibraryFault('damaged', { file: source.name, row: null, path: '', message })
    }
    return { bytes: source.size, rows }
  }

  return {
    async list(tell, signal) {
      const names = files.map((file) => ('url' in file ? nameOfUrl(file.url) : file.name))
      tell({
        kind: 'info',
        name: names.length === 1 ? names[0]! : `${names.length} files`,
        source: files.map((file) => ('url' in file ? file.url : file.name)).join(', '),
        revision: '',
        synthetic: false,
        search: null,
      })
      const bytesTotal = files.reduce((sum, file) => sum + ('url' in file ? 0 : file.blob.size), 0)
      const teller = createTeller(tell, bytesTotal)
      let bytes = 0
      let rows = 0
      let failure: LibraryFault | null = null
      for (const [i, file] of files.entries()) {
        try {
          const done = await listFile(file, bytes, rows, teller, signal)
          bytes += done.bytes
          rows += done.rows
        } catch (error) {
          signal.throwIfAborted()
          const fault = asFault(error, names[i]!)
          failure ??= fault
          teller.problems([fault.problem])
        }
      }
      teller.progress(bytes, rows)
      teller.flush()
      if (places.size === 0 && failure) throw failure
    },

    entry: (key) => places.get(key)?.entry,

    row: (key, signal) => rowAt(places.get(key), key, signal),

    words: async (key) => heard.get(key)?.slice() ?? null,

    async pictures(keys) {
      return keys.map((key) => places.get(key)?.picture ?? null)
    },

    close() {
      places.clear()
      heard.clear()
    },
  }
}

function asFault(error: unknown, file: string): LibraryFault {
  if (error instanceof LibraryFault) return error
  const message = error instanceof Error ? error.message : String(error)
  return new LibraryFault('unreachable', { file, row: null, path: '', message }, { cause: error })
}
