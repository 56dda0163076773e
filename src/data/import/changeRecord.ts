import type { ImportRecord } from './importRecord'
import type { Store } from './store'

/**
 * Changes an import's record from what it is at that moment, in one transaction: between a reading and a writing of
 * their own, another tab that imports the same file would have counted rows, and they would be forgotten. `change` gets
 * undefined where there is no record and gives null to leave things as they are; what now stands is given back.
 */
export async function changeRecord(
  store: Store,
  id: string,
  change: (record: ImportRecord | undefined) => ImportRecord | null,
): Promise<ImportRecord | null> {
  const tx = store.transaction('imports', 'readwrite')
  const finished = tx.done
  // Asked for before any await below can fail first.
  finished.catch(() => undefined)
  const before = await tx.store.get(id)
  const after = change(before)
  if (after) void tx.store.put(after)
  await finished
  return after ?? before ?? null
}
