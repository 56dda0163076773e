import type { CatalogueEntry } from '../library/manifest'
import { readRowIndex, writeRowIndex } from './rowIndex'

/** Remembers what was found in a file at a pinned address, which never changes. */
export interface RowMemory {
  /** Null when nothing (usable) is remembered. */
  recall(url: string): Promise<readonly CatalogueEntry[] | null>
  keep(url: string, entries: readonly CatalogueEntry[]): Promise<void>
}

const CACHE = 'ctc-replay-rows'

/** The browser's Cache Storage; a browser that keeps nothing costs only the looking again. */
export function browserRowMemory(): RowMemory {
  const open = () => ('caches' in globalThis ? caches.open(CACHE).catch(() => null) : null)
  const named = (url: string) => `${url}?${CACHE}`
  return {
    async recall(url) {
      const found = await (await open())?.match(named(url))
      if (!found) return null
      const read = await readRowIndex(new Uint8Array(await found.arrayBuffer()))
      return read.ok && read.problems.length === 0 ? read.value : null
    },
    async keep(url, entries) {
      const bytes = (await writeRowIndex(entries)) as Uint8Array<ArrayBuffer>
      await (await open())?.put(named(url), new Response(bytes)).catch(() => undefined)
    },
  }
}

/** Forgets all of it. */
export async function forgetRows(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => false)
}
