import type { Browser, Page } from '@playwright/test'

/** A task of the page's own thread, in milliseconds. */
export interface MainThreadTask {
  /** Processor time: what the task costs, whatever else the machine does meanwhile. */
  readonly cpu: number
  /** From its beginning to its end, waiting for a processor included. */
  readonly wall: number
}

interface TraceEvent {
  readonly ph: string
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
  /** Microseconds. */
  readonly dur?: number
  readonly tdur?: number
}

/** Runs `act` and gives the tasks that the page's main thread ran meanwhile, costliest first. */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<MainThreadTask[]> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('::RunTask') && mains.has(thread(event)),
  )
  if (tasks.length === 0) throw new Error('the browser traced no task of the page')
  return tasks
    .map(({ dur = 0, tdur = 0 }) => ({ cpu: tdur / 1000, wall: dur / 1000 }))
    .sort((a, b) => b.cpu - a.cpu)
}
