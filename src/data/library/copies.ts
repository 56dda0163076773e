import type { CatalogueEntry } from './manifest'
import { traceFile, traceKey } from './traceKey'

/** Gives rows with the same ids keys of their own, in the order in which they come. */
export function createCopies(): (entry: CatalogueEntry) => CatalogueEntry {
  const seen = new Map<string, number>()
  return (entry) => {
    const copy = seen.get(entry.key) ?? 0
    seen.set(entry.key, copy + 1)
    if (copy === 0) return entry
    const key = traceKey(entry.youtubeId, entry.puzzleId, copy)
    return { ...entry, key, file: traceFile(key) }
  }
}
