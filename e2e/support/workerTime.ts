import { readdirSync, readFileSync } from 'node:fs'

/**
 * Milliseconds of processor that the workers of a browser's tabs have had (Linux): what a query costs whatever else
 * the machine does. `profile` is a part of the browser's command line.
 */
export function workerTime(profile: string): () => number {
  const threads = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isRenderer(name, profile))
    .flatMap((pid) =>
      readdirSync(`/proc/${pid}/task`)
        .map((thread) => `/proc/${pid}/task/${thread}`)
        .filter((thread) => /DedicatedWorker/.test(read(`${thread}/comm`))),
    )
  // The first number: nanoseconds on a processor.
  return () =>
    threads.reduce(
      (sum, thread) => sum + Number(read(`${thread}/schedstat`).split(' ')[0]) / 1e6,
      0,
    )
}

function isRenderer(pid: string, profile: string): boolean {
  const command = read(`/proc/${pid}/cmdline`)
  return command.includes('--type=renderer') && command.includes(profile)
}

/** '' for a process or thread that has gone since it was listed. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
