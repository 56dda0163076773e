import type { RawFile } from '@/data/library/librarySource'
import { sourceOfUrl } from '@/data/library/librarySource'
import { startDataClient } from '@/data/worker/client'
import { startImports } from '@/data/worker/importClient'

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

const harness = {
  client,
  imports,
  longTasks,
  sourceOfUrl,
  /** The files chosen in the page's only field. */
  files: (): RawFile[] => [...(input.files ?? [])].map((file) => ({ blob: file, name: file.name })),
}

export type Harness = typeof harness
;(globalThis as unknown as { harness: Harness }).harness = harness
