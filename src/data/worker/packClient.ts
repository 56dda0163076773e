import { releaseProxy, transfer, wrap } from 'comlink'
import type { PackWorkerApi, RowPackers, StartPackers } from '@/data/import/rowPackers'
import { detached } from '@/data/parquet/looseRow'

/** More threads than this wait for the one that reads, and each takes its memory. */
const MOST = 3

/**
 * Packing threads for an import: as many as there are processors, three at most. Reading is a fraction of the work, so
 * with two processors both are busy with packing.
 */
export const startPackers: StartPackers = (shape, file) => {
  // Workers of workers are a matter of years, not of standards: without them the import does its own packing.
  if (typeof Worker === 'undefined') return null
  const count = Math.min(MOST, Math.max(1, navigator.hardwareConcurrency ?? 1))
  const threads = Array.from({ length: count }, startThread)
  for (const { remote, failed } of threads) remote.begin(shape, file).catch(failed)
  let next = 0
  const packers: RowPackers = {
    width: count + 1,
    pack(row) {
      const { remote, broken } = threads[next++ % count]!
      const { loose, buffers } = detached(row)
      return Promise.race([remote.pack(transfer(loose, buffers)), broken])
    },
    close() {
      for (const { remote, worker } of threads) {
        remote[releaseProxy]()
        worker.terminate()
      }
    },
  }
  return packers
}

function startThread() {
  const worker = new Worker(new URL('./packWorker.ts', import.meta.url), {
    type: 'module',
    name: 'ctc-replay packing',
  })
  let failed: (reason: unknown) => void = () => undefined
  /** Never resolves: rejects when the thread breaks, whose answers would not come. */
  const broken = new Promise<never>((_, reject) => {
    failed = reject
  })
  broken.catch(() => undefined)
  worker.onerror = (event) =>
    failed(new Error(`a packing thread failed (${event.message || 'it could not be loaded'})`))
  return { worker, remote: wrap<PackWorkerApi>(worker), broken, failed }
}
