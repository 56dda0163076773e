import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs'
import { benchShard } from './support/bigShard'
import { startHubStandIn } from './support/hubStandIn'
import { mainThreadTasks } from './support/mainThreadTasks'
import { openRowUndriven } from './support/openRowUndriven'
import { openHarness, type RunningHarness, startHarness } from './support/startHarness'
import { watchRenderer } from './support/watchRenderer'

export const name = 'importing a shard in Chromium, beside parquet-wasm streaming it'

/** Imports from a file, then reads single rows over HTTP. */
export async function run(): Promise<void> {
  const shard = benchShard()
  if (!shard) return console.log('skipped: no shard (BIG_SHARD or the corpus)')
  const server = await startHarness()
  const profile = await mkdtemp(join(tmpdir(), 'ctc-import-bench-'))
  const hub = await startHubStandIn({
    datasets: { 'o/n': { 'raw/shard.parquet': { path: shard } } },
  })
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--ctc-bench=${profile}`],
  })
  try {
    let page = await browser.newPage()
    await openHarness(page, server)
    await page.setInputFiles('input', shard)
    await importFile(page, profile)
    await page.close()
    await watchTasks(server, shard)
    await readOverHttp(hub.origin, () => {
      const bytes = hub.requests.reduce((sum, request) => sum + request.bytes, 0)
      hub.requests.length = 0
      return bytes
    })
    page = await browser.newPage()
    await openHarness(page, server)
    await page.setInputFiles('input', shard)
    const wasm = watchRenderer(profile)
    const baseline = await page.evaluate(async () => {
      const [file] = harness.files()
      return file && 'blob' in file ? harness.baseline(file.blob) : Number.NaN
    })
    const use = wasm.stop()
    print('parquet-wasm streaming its batches', baseline / 1000, 's')
    print('parquet-wasm, processor time', use.cpu, 's')
    print('parquet-wasm, peak memory of the tab', use.peak / 2 ** 20, 'MB')
    print('import beside parquet-wasm', imported / baseline, 'times', 2.5)
  } finally {
    await browser.close()
    await server.stop()
    await hub.stop()
    await rm(profile, { recursive: true })
  }
}

/** Milliseconds. */
let imported = 0

async function importFile(page: Page, profile: string): Promise<void> {
  const memory = watchRenderer(profile)
  const result = await page.evaluate(async () => {
    const { imports, client } = harness
    const started = performance.now()
    const library = client.open({ kind: 'local' }, { id: 'bench', origin: 'local' })
    const plan = await imports.plan(harness.files())
    await imports.start(plan.files[0]!)
    const first = await new Promise<number>((resolve) => {
      library.subscribe(async () => {
        const entry = library.getSnapshot().entries[0]
        if (!entry) return
        await library.openTrace(entry.key)
        resolve(performance.now() - started)
      })
    })
    const [end] = await harness.ended()
    const all = performance.now() - started
    library.close()
    return { first, all, end }
  })
  const { end } = result
  if (end?.status !== 'done') throw new Error(`the import ended as ${end?.status}`)
  imported = result.all
  print('rows imported', end.kept, 'rows')
  print('import', result.all / 1000, 's')
  const use = memory.stop()
  print('import, processor time', use.cpu, 's')
  print('peak memory of the tab', use.peak / 2 ** 20, 'MB', 600)
  print('first trace open after', result.first / 1000, 's', 3)
  print('kept bytes a row', end.keptBytes / end.kept / 1024, 'KB')
}

/**
 * Once more in another browser, for the page's own thread: with three threads at work on two processors it is often made to
 * wait in the middle of a millisecond's work, so what counts is what its tasks cost.
 */
async function watchTasks(server: RunningHarness, shard: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    await openHarness(page, server)
    await page.setInputFiles('input', shard)
    const tasks = await mainThreadTasks(browser, page, () =>
      page.evaluate(async () => {
        const plan = await harness.imports.plan(harness.files())
        await harness.imports.start(plan.files[0]!)
        await harness.ended()
      }),
    )
    const longest = Math.max(...tasks.map(({ wall }) => wall))
    print('longest task of the page, processor time', tasks[0]!.cpu, 'ms', 50)
    print('longest task of the page, waiting for a processor included', longest, 'ms')
  } finally {
    await browser.close()
  }
}

async function readOverHttp(origin: string, bytes: () => number): Promise<void> {
  const read = async (which: 'first' | 'middle') => {
    bytes()
    const { took, peak } = await openRowUndriven(origin, which)
    const what = `${which} row over HTTP`
    const most = { first: 8, middle: undefined }[which]
    print(`${what}, list included: transfer`, bytes() / 2 ** 20, 'MB', most)
    print(`${what}: time`, took / 1000, 's')
    const least = { first: undefined, middle: 200 }[which]
    print(`${what}: memory of the tab`, peak / 2 ** 20, 'MB', least)
  }
  await read('first')
  await read('middle')
}

function print(what: string, value: number, unit: string, bound?: number): void {
  const verdict = bound === undefined ? '' : ` (bound ${bound}) ${value <= bound ? 'ok' : 'over'}`
  console.log(`figure: ${what} ${value.toFixed(2)} ${unit}${verdict}`)
}
