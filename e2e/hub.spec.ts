import { expect, test } from './support/app'
import { corpusFile, hasCorpus } from './support/corpus'
import { bytesOf, type HubStandIn, startHubStandIn } from './support/hubStandIn'
import { expectTime, traceScreen } from './support/screen'
import { openHarness, type RunningHarness, startHarness } from './support/startHarness'

/** The Hub from a real browser: another origin, redirects, ranges, faults. The screens have tests of their own. */

const DATASET = 'owner/solves'
/** What `lib=hub` stands for. */
const CTC_DATASET = 'SakanaAI/Sudoku-CTC-Reasoning'
const SHARD = 'raw/shard-12.parquet'

let server: RunningHarness
let hub: HubStandIn
let bytes: Uint8Array

test.skip(!hasCorpus, 'the corpus is not here')
test.beforeAll(async () => {
  server = await startHarness()
  bytes = bytesOf(corpusFile(SHARD))
})
test.afterAll(() => server?.stop())
test.beforeEach(async ({ watch, page }) => {
  watch.allowRequests(/127\.0\.0\.1/)
  hub = await startHubStandIn({
    datasets: { [DATASET]: { [SHARD]: bytes, 'README.md': new Uint8Array(3) } },
  })
  await openHarness(page, server)
})
test.afterEach(() => hub?.stop())

/** In the page: lists the dataset and opens its n-th row. */
const openRow = async ({ origin, dataset, n }: { origin: string; dataset: string; n: number }) => {
  const library = harness.client.open(
    { kind: 'hub', address: { dataset, revision: null, path: '' }, origin },
    { id: `${Math.random()}`, origin: 'hub' },
  )
  await library.whenListed()
  const { entries, status, problems, revision } = library.getSnapshot()
  const chosen = entries[n]
  const opened = chosen ? await library.openTrace(chosen.key) : null
  library.close()
  return {
    status,
    revision,
    problems: problems.map((problem) => problem.message),
    rows: entries.length,
    light: chosen?.light ?? false,
    title: chosen?.title ?? '',
    groups: opened?.trace.groups.count ?? 0,
    whole: opened ? opened.entry.light === undefined && opened.entry.groups > 0 : false,
  }
}

test('a dataset is listed and a row of it opened for a part of its bytes', async ({ page }) => {
  const found = await page.evaluate(openRow, { origin: hub.origin, dataset: DATASET, n: 5 })
  expect(found).toMatchObject({ status: 'ready', rows: 12, light: true, whole: true, problems: [] })
  expect(found.groups).toBeGreaterThan(100)
  expect(
    hub.requests.every((request) => request.url.startsWith('/api/') || request.range !== null),
  ).toBe(true)
})

test('an address that expires while rows are read is asked for again', async ({ page }) => {
  let cdn = 0
  hub.breakWith((request) => {
    if (request.server === 'cdn' && ++cdn % 6 === 0) hub.expire()
    return null
  })
  const found = await page.evaluate(openRow, { origin: hub.origin, dataset: DATASET, n: 11 })
  expect(found).toMatchObject({ rows: 12, whole: true, problems: [] })
})

for (const [name, fault] of [
  ['answers 403 to ranges', { status: 403 }],
  ['ignores ranges', { ignoreRange: true }],
  ['exposes no headers', { exposeNothing: true }],
] as const) {
  test(`a server that ${name} still gives its rows`, async ({ page, watch }) => {
    watch.allowConsole(/status of 403/)
    hub.breakWith((request) => (request.server === 'cdn' && request.range ? fault : null))
    const found = await page.evaluate(openRow, { origin: hub.origin, dataset: DATASET, n: 3 })
    expect(found).toMatchObject({ rows: 12, whole: true, problems: [] })
  })
}

for (const part of [0.3, 0.6, 0.99]) {
  test(`an import whose connection is cut at ${part * 100} % is whole in the end`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(/ERR_CONNECTION|ERR_CONTENT_LENGTH|net::/)
    let sent = 0
    let cut = false
    hub.breakWith((request) => {
      if (request.server !== 'cdn' || cut) return null
      sent = hub.requests.reduce(
        (sum, { server, bytes }) => sum + (server === 'cdn' ? bytes : 0),
        0,
      )
      if (sent < bytes.length * part) return null
      cut = true
      return { cutAfter: 10_000 }
    })
    const state = await page.evaluate(
      async ({ origin, dataset, path }) => {
        const source = harness.sourceOfUrl(
          `${origin}/datasets/${dataset}/blob/main/${path}`,
          origin,
        )
        if (source.kind !== 'files') throw new Error(source.kind)
        const plan = await harness.imports.plan(source.files)
        await harness.imports.start(plan.files[0]!)
        return new Promise<{ status: string; kept: number; message: string }>((resolve) => {
          harness.imports.subscribe(() => {
            const now = harness.imports.getSnapshot().imports[0]
            if (now && ['done', 'failed'].includes(now.status)) resolve(now)
          })
        })
      },
      { origin: hub.origin, dataset: DATASET, path: SHARD },
    )
    expect(state).toMatchObject({ status: 'done', kept: 12 })
  })
}

test('a truncated shard says so; a busy Hub is waited for', async ({ page, watch }) => {
  watch.allowConsole(/status of 429/)
  await hub.stop()
  hub = await startHubStandIn({
    datasets: {
      [DATASET]: { 'raw/a.parquet': bytes.subarray(0, 1_000_000), 'raw/b.parquet': bytes },
    },
  })
  let refused = false
  hub.breakWith((request) => {
    if (refused || !request.url.includes('/tree/')) return null
    refused = true
    return { status: 429, headers: { 'Retry-After': '1' } }
  })
  const found = await page.evaluate(openRow, { origin: hub.origin, dataset: DATASET, n: 0 })
  expect(refused).toBe(true)
  expect(found).toMatchObject({ status: 'ready', rows: 12, whole: true })
  expect(found.problems.join()).toContain('a.parquet')
})

test('a dataset that is not there is said to be', async ({ page, watch }) => {
  watch.allowConsole(/status of 404/)
  const found = await page.evaluate(openRow, { origin: hub.origin, dataset: 'owner/none', n: 0 })
  expect(found.status).toBe('failed')
  expect(found.problems[0]).toContain('owner/none')
})

test('a link to one solve of the dataset opens it at its moment, then offers the rest', async ({
  page,
}) => {
  await hub.stop()
  hub = await startHubStandIn({ datasets: { [CTC_DATASET]: { [SHARD]: bytes } } })
  await openHarness(page, server)
  const { youtubeId } = await page.evaluate(
    async ({ origin, dataset }) => {
      const library = harness.client.open(
        { kind: 'hub', address: { dataset, revision: null, path: '' }, origin },
        { id: 'ids', origin: 'hub' },
      )
      await library.whenListed()
      return library.getSnapshot().entries[6]!
    },
    { origin: hub.origin, dataset: CTC_DATASET },
  )
  hub.requests.length = 0
  const link = `/?lib=hub&hub=${encodeURIComponent(hub.origin)}&v=${youtubeId}&t=10:00`
  await page.goto(link)
  const { board, time } = traceScreen(page)
  await expect(board).toBeVisible({ timeout: 30_000 })
  await expectTime(time, 600)
  await expect(page.getByText('Only this solve was read, out of shard-12.parquet')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Keep whole files in this browser…' }),
  ).toBeVisible()

  // What the shard holds is remembered: the list is there again without a look into it.
  hub.requests.length = 0
  await page.goto(`/?lib=hub&hub=${encodeURIComponent(hub.origin)}`)
  await expect(page.getByText('12 solves', { exact: true }).first()).toBeVisible()
  expect(hub.requests.every((request) => request.url.startsWith('/api/'))).toBe(true)
})
