import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type {
  ImportRecord,
  StoredEntry,
  StoredPicture,
  StoredPiece,
  StoredTrace,
  StoredWords,
} from './importRecord'

interface Schema extends DBSchema {
  imports: { key: string; value: ImportRecord }
  entries: { key: string; value: StoredEntry; indexes: { import: string } }
  traces: { key: string; value: StoredTrace }
  pieces: { key: [string, number]; value: StoredPiece }
  pictures: { key: string; value: StoredPicture }
  words: { key: string; value: StoredWords }
}

/** What the browser keeps: the imports, and of each trace its catalogue line, packed row, picture and search part. */
export type Store = IDBPDatabase<Schema>

export const STORES = ['imports', 'entries', 'traces', 'pieces', 'pictures', 'words'] as const

/** A transaction that changes what is kept. */
export type Changing = IDBPTransaction<Schema, typeof STORES, 'readwrite'>

/**
 * Version 2 has the search parts; a trace that was kept before is taken in by search from its row. Version 3 keeps long
 * traces in pieces; those kept before are whole.
 */
const VERSION = 3

/**
 * Opens the browser's database. Rejects where the browser gives none (some private windows).
 * `closed` is told when the browser takes it away or another tab wants to renew it.
 */
export function openStore(
  name = 'ctc-replay',
  closed: () => void = () => undefined,
): Promise<Store> {
  return openDB<Schema>(name, VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('imports', { keyPath: 'id' })
        db.createObjectStore('entries', { keyPath: 'key' }).createIndex('import', 'importId')
        db.createObjectStore('traces', { keyPath: 'key' })
        db.createObjectStore('pictures', { keyPath: 'key' })
      }
      if (before < 2) db.createObjectStore('words', { keyPath: 'key' })
      if (before < 3) db.createObjectStore('pieces', { keyPath: ['key', 'start'] })
    },
    blocking(_current, _blocked, event) {
      // Another tab has a newer version of the app and waits: let go.
      ;(event.target as IDBDatabase).close()
      closed()
    },
    terminated: closed,
  })
}
