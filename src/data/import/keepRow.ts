import type { LibraryProblem } from '@/data/library/library'
import type { LibraryItem } from '@/data/library/libraryFiles'
import type { CatalogueEntry } from '@/data/library/manifest'
import { traceFile, traceKey } from '@/data/library/traceKey'
import type { ImportRecord } from './importRecord'
import { STORES, type Store } from './store'
import { putTrace } from './storedTrace'

/** A row ready to be kept; `item`, `trace` and `words` null for one that is none of the dataset's. */
export interface ReadyRow {
  readonly row: number
  readonly item: LibraryItem | null
  readonly trace: Uint8Array | null
  /** Its search part, gzipped; null together with `trace`. */
  readonly words: Uint8Array | null
  readonly problems: readonly LibraryProblem[]
}

export interface Kept {
  readonly record: ImportRecord
  /** The key it is kept under; null when there was nothing to keep or it was here already. */
  readonly key: string | null
}

/** Problems written down; the rest is only counted. */
const MOST_PROBLEMS = 200

/**
 * Keeps a row and the import's progress in one transaction: after a crash either both are there or neither. A solve
 * that is here already, from whatever file, is not kept twice; another solve with the same ids gets a key of its own.
 * Rejects with a DOMException `QuotaExceededError` when there is no room; nothing has changed then.
 */
export async function keepRow(
  store: Store,
  importId: string,
  { row, item, trace, words, problems }: ReadyRow,
): Promise<Kept> {
  const tx = store.transaction(STORES, 'readwrite')
  const finished = tx.done
  // Asked for before any await below can fail first.
  finished.catch(() => undefined)
  const imports = tx.objectStore('imports')
  const before = await imports.get(importId)
  if (!before) throw new Error('the import was removed')
  let key: string | null = null
  let already = 0
  if (item && trace) {
    const place = await placeFor(item.entry, importId, row, (name) =>
      tx.objectStore('entries').get(name),
    )
    key = place.key
    already = place.key === null ? 1 : 0
    if (key !== null) {
      const entry = { ...item.entry, key, file: traceFile(key) }
      void tx.objectStore('entries').put({ key, entry, importId, row })
      putTrace(tx, key, trace)
      void tx.objectStore('pictures').put({ key, picture: item.picture })
      if (words) void tx.objectStore('words').put({ key, bytes: words })
      if (place.again) key = null
    }
  }
  const record = advance(before, row, {
    kept: key === null ? 0 : 1,
    bytes: key === null ? 0 : (trace?.length ?? 0),
    already,
    problems,
  })
  void imports.put(record)
  await finished
  return { record, key }
}

interface Gain {
  readonly kept: number
  readonly bytes: number
  readonly already: number
  readonly problems: readonly LibraryProblem[]
}

/** The record once `row` is dealt with. */
function advance(record: ImportRecord, row: number, gain: Gain): ImportRecord {
  return {
    ...record,
    next: Math.max(record.next, row + 1),
    kept: record.kept + gain.kept,
    bytes: record.bytes + gain.bytes,
    already: record.already + gain.already,
    problems: [...record.problems, ...gain.problems].slice(0, MOST_PROBLEMS),
    problemCount: record.problemCount + gain.problems.length,
  }
}

/** The key for an entry; null where the same solve is kept already; `again` where it is this very row. */
async function placeFor(
  entry: CatalogueEntry,
  importId: string,
  row: number,
  kept: (
    key: string,
  ) => Promise<{ entry: CatalogueEntry; importId: string; row: number } | undefined>,
): Promise<{ key: string | null; again: boolean }> {
  for (let copy = 0; ; copy++) {
    const key = traceKey(entry.youtubeId, entry.puzzleId, copy)
    const other = await kept(key)
    if (!other) return { key, again: false }
    if (other.importId === importId && other.row === row) return { key, again: true }
    if (other.importId !== importId && sameSolve(other.entry, entry))
      return { key: null, again: false }
  }
}

/** Whether two rows with the same ids hold the same solve: no two solves share all of these. */
function sameSolve(a: CatalogueEntry, b: CatalogueEntry): boolean {
  const facts = ({
    groups,
    words,
    duration,
    cracking,
    initial,
    final,
    actions,
    findings,
  }: CatalogueEntry) =>
    JSON.stringify([groups, words, duration, cracking, initial, final, actions, findings])
  return facts(a) === facts(b)
}
