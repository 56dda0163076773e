import { parentPort } from 'node:worker_threads'
import { type PackJob, packTask } from './packTask'

/** A thread of `ctc pack`: takes a job, tells what comes of it, says `idle`, until it is ended. */
if (!parentPort) throw new Error('packThread runs as a worker thread')
const port = parentPort
port.on('message', async (job: PackJob) => {
  await packTask(job, (news) => port.postMessage(news))
  port.postMessage({ kind: 'idle' })
})
