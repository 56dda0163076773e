import type { ImportState, ImportStatus } from '@/data/import/importState'
import type { RawFile } from '@/data/library/librarySource'
import { sourceOfUrl } from '@/data/library/librarySource'
import { startDataClient } from '@/data/worker/client'
import { startImports } from '@/data/worker/importClient'
import { openRow } from './openRow'

/**
 * The data layer of the app on a page without views, so that tests and benchmarks drive what the screens drive: the
 * real workers, IndexedDB, locks and network of a browser.
 */
const client = startDataClient()
const imports = startImports()
const input = document.querySelector('input')!

/** Tasks of the page's own thread that took long, in milliseconds. */
const longTasks: number[] = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) longTasks.push(entry.duration)
}).observe({ type: 'longtask', buffered: true })

const ENDS: readonly ImportStatus[] = ['done', 'failed', 'full', 'interrupted']

const harness = {
  client,
  imports,
  longTasks,
  sourceOfUrl,
  /** Resolves when no import is under way any more. */
  ended: (): Promise<readonly ImportState[]> =>
    new Promise((resolve) => {
      const check = () => {
        const states = imports.getSnapshot().imports
        if (states.every((state) => ENDS.includes(state.status))) resolve(states)
      }
      imports.subscribe(check)
      check()
    }),
  /** How long parquet-wasm takes to stream a file in a worker, in milliseconds. */
  baseline: (file: Blob): Promise<number> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./baselineWorker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = (event: MessageEvent<{ milliseconds: number }>) => {
        worker.terminate()
        resolve(event.data.milliseconds)
      }
      worker.onerror = (event) => reject(new Error(event.message))
      worker.postMessage(file)
    }),
  /** The files chosen in the page's only field. */
  files: (): RawFile[] => [...(input.files ?? [])].map((file) => ({ blob: file, name: file.name })),
}

export type Harness = typeof harness
;(globalThis as unknown as { harness: Harness }).harness = harness

/** In a browser that nobody drives, the address says what to do, and the answer goes to the server. */
const asked = new URLSearchParams(location.search)
const which = asked.get('open')
if (which) {
  const body = JSON.stringify(await openRow(client, asked.get('hub') ?? '', which))
  await fetch('report', { method: 'POST', body })
}
