import type { StoredEntry } from '@/data/import/importRecord'
import type { NewsChannel } from '@/data/import/news'
import type { Store } from '@/data/import/store'
import { getTrace } from '@/data/import/storedTrace'
import { missing } from './folderLibrary'
import { gunzip } from './gzip'
import { LibraryFault } from './library'
import type { LibraryReader } from './libraryReader'
import type { CatalogueEntry } from './manifest'
import { storageRefused } from './storageRefused'
import { unpackTrace } from './unpackTrace'

/** Entries told at a time, so that the first ones are there at once. */
const BATCH = 200

/** What this browser keeps, from all imports; follows what imports in any tab add and remove. */
export function storedLibrary(
  openStore: () => Promise<Store>,
  openNews: () => NewsChannel,
): LibraryReader {
  const entries = new Map<string, CatalogueEntry>()
  let news: NewsChannel | null = null
  let opening: Promise<Store> | null = null

  const store = () => {
    opening ??= openStore().catch((error: unknown) => {
      opening = null
      return storageRefused(error)
    })
    return opening
  }

  return {
    async list(tell, signal) {
      tell({
        kind: 'info',
        name: 'Kept in this browser',
        source: '',
        revision: '',
        synthetic: false,
        search: null,
      })
      const db = await store()
      const add = (found: readonly (StoredEntry | undefined)[]) => {
        const fresh = found.flatMap((stored) =>
          stored && !entries.has(stored.key) ? [stored.entry] : [],
        )
        for (const entry of fresh) entries.set(entry.key, entry)
        if (fresh.length > 0) tell({ kind: 'entries', entries: fresh })
      }
      // Listens first: what is added while the list is read must not fall between.
      news = openNews()
      news.listen(async (item) => {
        if (signal.aborted) return
        if (item.kind === 'added')
          add(await Promise.all(item.keys.map((key) => db.get('entries', key))))
        if (item.kind === 'gone') {
          const gone = item.keys.filter((key) => entries.delete(key))
          if (gone.length > 0) tell({ kind: 'gone', keys: gone })
        }
      })
      const [imports, stored] = await Promise.all([db.getAll('imports'), db.getAll('entries')])
      signal.throwIfAborted()
      const order = new Map(
        imports.sort((a, b) => a.started - b.started).map((record, i) => [record.id, i]),
      )
      const place = (entry: StoredEntry) => order.get(entry.importId) ?? order.size
      stored.sort((a, b) => place(a) - place(b) || a.row - b.row)
      for (let start = 0; start < stored.length; start += BATCH)
        add(stored.slice(start, start + BATCH))
      tell({
        kind: 'progress',
        progress: { rows: entries.size, rowsTotal: entries.size, bytes: 0, bytesTotal: 0 },
      })
    },

    entry: (key) => entries.get(key),

    async row(key) {
      const entry = entries.get(key)
      const stored = entry && (await getTrace(await store(), key))
      if (!entry || !stored) throw missing('', key)
      const row = await unpackTrace(stored)
      if (row.ok) return row.value
      const message = `"${entry.title || key}" is kept in this browser but cannot be read: ${row.problem.message}. Remove its file on the storage page and import it again.`
      throw new LibraryFault('damaged', { file: entry.file, row: null, path: '', message })
    },

    async words(key) {
      const stored = await (await store()).get('words', key)
      return stored ? gunzip(stored.bytes) : null
    },

    async pictures(keys) {
      const db = await store()
      const found = await Promise.all(keys.map((key) => db.get('pictures', key)))
      return found.map((stored) => stored?.picture ?? null)
    },

    close() {
      news?.close()
      opening?.then((db) => db.close()).catch(() => undefined)
    },
  }
}
