import { Worker } from 'node:worker_threads'
import { type PackJob, type PackNews, packTask } from './packTask'

const threadUrl = new URL('./packThread.ts', import.meta.url).href

/** A new thread does not know how to load TypeScript until it is told. */
const BOOT = `
  const { workerData } = require('node:worker_threads')
  import('tsx/esm/api').then(({ register }) => {
    register()
    return import(workerData)
  })
`

/** Runs the jobs on so many threads (one: in this one), each as soon as a thread is free. */
export async function runTasks(
  jobs: readonly PackJob[],
  threads: number,
  tell: (news: PackNews) => void,
): Promise<void> {
  const left = [...jobs]
  const count = Math.min(threads, jobs.length)
  if (count <= 1) {
    for (const job of left) await packTask(job, tell)
    return
  }
  await Promise.all(Array.from({ length: count }, () => runThread(left, tell)))
}

function runThread(left: PackJob[], tell: (news: PackNews) => void): Promise<void> {
  const first = left.shift()
  if (!first) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const worker = new Worker(BOOT, { eval: true, workerData: threadUrl })
    worker.on('error', reject)
    worker.on('message', (news: PackNews | { readonly kind: 'idle' }) => {
      if (news.kind !== 'idle') return tell(news)
      const next = left.shift()
      if (next) worker.postMessage(next)
      else worker.terminate().then(() => resolve(), reject)
    })
    worker.postMessage(first)
  })
}
