import type { LibraryReader } from '@/data/library/libraryReader'

/** Reads rows, and remembers the one read last for as long as its memory is not needed otherwise. */
export interface KeptRow {
  read(reader: LibraryReader, key: string, signal: AbortSignal): Promise<unknown>
}

/**
 * What is asked of an open trace after it was opened (its verdict, the model's text) needs its row again. A row can be
 * tens of megabytes, so it is held weakly: there if nothing else wanted the room, read again otherwise.
 */
export function createKeptRow(): KeptRow {
  let kept: { reader: LibraryReader; key: string; row: WeakRef<object> } | null = null
  return {
    async read(reader, key, signal) {
      const before = kept?.reader === reader && kept.key === key ? kept.row.deref() : undefined
      if (before) return before
      const row = await reader.row(key, signal)
      kept = typeof row === 'object' && row !== null ? { reader, key, row: new WeakRef(row) } : null
      return row
    },
  }
}
