import type { ImportRecord } from './importRecord'
import { STORES, type Store } from './store'
import { dropTrace } from './storedTrace'

/** What the browser says about its room. */
export interface Room {
  /** Bytes used by this site, as the browser counts them. */
  readonly usage: number
  /** Bytes this site may use in all. */
  readonly quota: number
  /** The browser has promised not to clear it on its own. */
  readonly persisted: boolean
}

/** Asks the browser; null where it does not say. */
export async function roomOf(storage: StorageManager | undefined): Promise<Room | null> {
  if (!storage?.estimate) return null
  const [{ usage = 0, quota = 0 }, persisted] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ])
  return { usage, quota, persisted }
}

/**
 * Removes an import with its traces; gives the keys that are gone. Others that left out solves because these were here
 * must be gone through again, and no longer count as done: they are given as they stand now.
 */
export async function removeImport(
  store: Store,
  id: string,
): Promise<{ readonly keys: string[]; readonly unfinished: readonly ImportRecord[] }> {
  const tx = store.transaction(STORES, 'readwrite')
  const keys = await tx.objectStore('entries').index('import').getAllKeys(id)
  for (const key of keys) {
    void tx.objectStore('entries').delete(key)
    dropTrace(tx, key)
    void tx.objectStore('pictures').delete(key)
    void tx.objectStore('words').delete(key)
  }
  void tx.objectStore('imports').delete(id)
  const unfinished: ImportRecord[] = []
  for (const other of await tx.objectStore('imports').getAll()) {
    if (other.id === id || other.already === 0) continue
    const again = { ...other, done: false, next: 0, already: 0 }
    unfinished.push(again)
    void tx.objectStore('imports').put(again)
  }
  await tx.done
  return { keys, unfinished }
}

/** Removes everything; gives the keys that are gone. */
export async function clearStore(store: Store): Promise<string[]> {
  const tx = store.transaction(STORES, 'readwrite')
  const keys = await tx.objectStore('entries').getAllKeys()
  await Promise.all(STORES.map((name) => tx.objectStore(name).clear()))
  await tx.done
  return keys
}
