import { joinedBytes } from '../joinedBytes'
import type { Changing, Store } from './store'

/**
 * Bytes of a trace kept in one record. Chromium writes a larger value to a file of its own, for some 4 ms of the thread
 * that keeps it and as much of another process; two records cost a quarter of that.
 */
const PIECE = 48 * 1024

/** Keeps a trace's bytes in place of what was kept under `key`. */
export function putTrace(tx: Changing, key: string, bytes: Uint8Array): void {
  dropTrace(tx, key)
  void tx.objectStore('traces').put({ key, bytes: bytes.slice(0, PIECE), size: bytes.length })
  for (let start = PIECE; start < bytes.length; start += PIECE) {
    const piece = bytes.slice(start, start + PIECE)
    void tx.objectStore('pieces').put({ key, start, bytes: piece })
  }
}

export function dropTrace(tx: Changing, key: string): void {
  void tx.objectStore('traces').delete(key)
  void tx.objectStore('pieces').delete(piecesOf(key))
}

/** A trace's bytes; null when there are none, or a piece of them is gone. */
export async function getTrace(store: Store, key: string): Promise<Uint8Array | null> {
  const tx = store.transaction(['traces', 'pieces'])
  const [first, rest] = await Promise.all([
    tx.objectStore('traces').get(key),
    tx.objectStore('pieces').getAll(piecesOf(key)),
  ])
  if (!first) return null
  const bytes = joinedBytes([first.bytes, ...rest.map((piece) => piece.bytes)])
  // Traces kept before pieces were have no size, and are whole.
  return first.size === undefined || first.size === bytes.length ? bytes : null
}

/** All pieces of one trace, by where they start. */
function piecesOf(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []])
}
