import type { DataClient } from '@/data/worker/client'

/** Opens the first row or the one in the middle of the dataset `o/n` at a Hub, and tells how long the row took, in milliseconds. */
export async function openRow(
  client: DataClient,
  origin: string,
  which: string,
): Promise<{ readonly took: number }> {
  const address = { dataset: 'o/n', revision: null, path: '' }
  const library = client.open(
    { kind: 'hub', address, origin },
    { id: `${Math.random()}`, origin: 'hub' },
  )
  await library.whenListed()
  const { entries } = library.getSnapshot()
  const entry = entries[which === 'first' ? 0 : Math.floor(entries.length / 2)]!
  const started = performance.now()
  await library.openTrace(entry.key)
  library.close()
  return { took: performance.now() - started }
}
