import { expect, test } from './support/app'
import { startHubStandIn } from './support/hubStandIn'
import { openHarness, type RunningHarness, startHarness } from './support/startHarness'

/** Imports in a real browser: its IndexedDB, locks, quota, tabs and reloads. The screens have tests of their own. */

let server: RunningHarness
test.beforeAll(async () => {
  server = await startHarness()
})
test.afterAll(() => server.stop())
test.beforeEach(({ watch }) => watch.allowRequests(/127\.0\.0\.1/))

function row(id: string, groups = 40) {
  const cells = ['1', '', '', '']
  return {
    youtube_id: id,
    puzzle_id: 'p',
    action_data: Array.from({ length: groups }, (_, i) => {
      cells[1 + (i % 3)] = `/${1 + (i % 4)}`
      return {
        idx: i,
        frame: i,
        time: i,
        actions: ['sl:r1c1'],
        serialized_state: JSON.stringify({ cells }),
      }
    }),
    asr_data: { language: 'en', text: '', segments: [] },
    puzzle_data: { rows: 2, cols: 2, initial_board: '1...', title: `Of ${id}`, puzzle_id: 'p' },
  }
}

function file(count: number, name = 'rows.jsonl', groups?: number) {
  const text = Array.from(
    { length: count },
    (_, i) => `${JSON.stringify(row(`v${i}`, groups))}\n`,
  ).join('')
  return { name, mimeType: 'application/jsonl', buffer: Buffer.from(text) }
}

/** In the page: what is kept, in order. */
const shown = async () => {
  const library = harness.client.open(
    { kind: 'local' },
    { id: `${Math.random()}`, origin: 'local' },
  )
  await library.whenListed()
  const ids = library.getSnapshot().entries.map((entry) => entry.youtubeId)
  library.close()
  return ids
}

/** In the page: imports the chosen files, to the end or until `rows` of the first are there. */
const importChosen = async (rows: number | null) => {
  const { imports, files } = harness
  const plan = await imports.plan(files())
  const first = plan.files[0]!.id
  for (const planned of plan.files) await imports.start(planned)
  await new Promise<void>((resolve) => {
    const check = () => {
      const states = imports.getSnapshot().imports
      const ended = states.every((state) => ['done', 'failed', 'full'].includes(state.status))
      const there = states.find((state) => state.id === first)?.rows ?? 0
      if (rows === null ? ended : there >= rows) resolve()
    }
    imports.subscribe(check)
    check()
  })
  return imports.getSnapshot().imports
}

test('keeps what it imports over a reload, and opens it', async ({ page }) => {
  await openHarness(page, server)
  await page.setInputFiles('input', file(12))
  expect(await page.evaluate(importChosen, null)).toMatchObject([
    { status: 'done', kept: 12, name: 'rows.jsonl' },
  ])
  await page.reload()
  await page.waitForFunction(() => 'harness' in globalThis)
  expect(await page.evaluate(shown)).toEqual(Array.from({ length: 12 }, (_, i) => `v${i}`))
  const opened = await page.evaluate(async () => {
    const library = harness.client.open({ kind: 'local' }, { id: 'l', origin: 'local' })
    await library.whenListed()
    const { trace } = await library.openTrace(library.getSnapshot().entries[5]!.key)
    return {
      groups: trace.groups.count,
      boards: trace.groups.boards.length,
      title: trace.puzzle.title,
    }
  })
  expect(opened).toEqual({ groups: 40, boards: 160, title: 'Of v5' })
})

test('closed in the middle goes on where it stopped', async ({ context }) => {
  const first = await context.newPage()
  await openHarness(first, server)
  await first.setInputFiles('input', file(120))
  await first.evaluate(importChosen, 5)
  await first.close()

  const second = await context.newPage()
  await openHarness(second, server)
  await second.evaluate(() => harness.imports.connect())
  const state = await second.evaluate(() => harness.imports.getSnapshot().imports[0]!)
  expect(state).toMatchObject({ status: 'interrupted', needsFile: true })
  expect(state.rows).toBeGreaterThanOrEqual(5)
  expect(state.rows).toBeLessThan(120)
  expect(await second.evaluate(shown)).toHaveLength(state.rows)
  await second.setInputFiles('input', file(120, 'the same.jsonl'))
  const ended = await second.evaluate(importChosen, null)
  expect(ended).toMatchObject([{ status: 'done', kept: 120 }])
  expect(await second.evaluate(shown)).toEqual(Array.from({ length: 120 }, (_, i) => `v${i}`))
})

test('two tabs with the same file do not spoil each other', async ({ context }) => {
  const pages = [await context.newPage(), await context.newPage()]
  for (const page of pages) {
    await openHarness(page, server)
    await page.setInputFiles('input', file(60))
  }
  const ends = await Promise.all(pages.map((page) => page.evaluate(importChosen, null)))
  for (const states of ends) expect(states).toMatchObject([{ status: 'done', kept: 60 }])
  for (const page of pages) expect(await page.evaluate(shown)).toHaveLength(60)
})

test('stops with a message when the browser has no more room, and goes on when it has', async ({
  page,
  context,
}) => {
  await openHarness(page, server)
  const session = await context.newCDPSession(page)
  const origin = new URL(server.url).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 400_000 })
  // What browsers report beforehand need not be what they enforce, so that only running into it tells.
  const full = await page.evaluate(async (sample) => {
    const { imports } = harness
    // Random text, which does not shrink when it is packed.
    const noise = () =>
      Array.from(crypto.getRandomValues(new Uint32Array(8_000)), (n) => n.toString(36)).join('')
    const lines = Array.from({ length: 40 }, (_, i) =>
      JSON.stringify({ ...sample, youtube_id: `v${i}`, noise: noise() }),
    )
    const file = { blob: new Blob([lines.join('\n')]), name: 'large.jsonl' }
    Object.assign(globalThis, { large: file })
    const plan = await imports.plan([file])
    await imports.start(plan.files[0]!)
    return new Promise<{ id: string; status: string; kept: number; message: string }>((resolve) => {
      imports.subscribe(() => {
        const state = imports.getSnapshot().imports[0]
        if (state && ['done', 'failed', 'full'].includes(state.status)) resolve(state)
      })
    })
  }, row('sample'))
  expect(full.message).toContain('no more room')
  expect(full.status).toBe('full')
  expect(full.kept).toBeLessThan(40)
  expect(await page.evaluate(shown)).toHaveLength(full.kept)

  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await page.evaluate((id) => {
    const { large } = globalThis as unknown as { large: { blob: Blob; name: string } }
    return harness.imports.resume(id, large)
  }, full.id)
  await expect
    .poll(() => page.evaluate(() => harness.imports.getSnapshot().imports[0]!.status), {
      timeout: 30_000,
    })
    .toBe('done')
  expect(await page.evaluate(shown)).toHaveLength(40)
})

test('follows another tab, and forgets what is cleared there', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) await openHarness(page, server)
  await two.evaluate(async () => {
    await harness.imports.connect()
    const library = harness.client.open({ kind: 'local' }, { id: 'watched', origin: 'local' })
    await library.whenListed()
    ;(globalThis as unknown as { watched: typeof library }).watched = library
  })
  const watched = () =>
    two.evaluate(() => {
      const { watched } = globalThis as unknown as {
        watched: { getSnapshot(): { entries: readonly unknown[] } }
      }
      return watched.getSnapshot().entries.length
    })
  await one.setInputFiles('input', file(20))
  await one.evaluate(importChosen, null)
  await expect.poll(watched).toBe(20)
  await expect
    .poll(() => two.evaluate(() => harness.imports.getSnapshot().imports[0]?.status))
    .toBe('done')
  await one.evaluate(() => harness.imports.clear())
  await expect.poll(watched).toBe(0)
  await expect.poll(() => two.evaluate(() => harness.imports.getSnapshot().imports.length)).toBe(0)
})

test('reads over a network that breaks, and goes on by itself', async ({ page }) => {
  const hub = await startHubStandIn({
    datasets: {},
    files: { 'rows.jsonl': new Uint8Array(file(300).buffer) },
  })
  try {
    let cuts = 3
    hub.breakWith((request, nth) => {
      if (nth === 2) return { status: 429, headers: { 'Retry-After': '1' } }
      return request.range && cuts-- > 0 ? { cutAfter: 100_000 } : null
    })
    await openHarness(page, server)
    const state = await page.evaluate(async (url) => {
      const { imports } = harness
      const plan = await imports.plan([{ url }])
      await imports.start(plan.files[0]!)
      return new Promise<{ status: string; kept: number; needsFile: boolean }>((resolve) => {
        imports.subscribe(() => {
          const now = imports.getSnapshot().imports[0]
          if (now && ['done', 'failed'].includes(now.status)) resolve(now)
        })
      })
    }, `${hub.origin}/files/rows.jsonl`)
    expect(state).toMatchObject({ status: 'done', kept: 300, needsFile: false })
  } finally {
    await hub.stop()
  }
})
