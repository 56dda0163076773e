import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sirv from 'sirv'
import { build } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs'
import { type LibraryItem, libraryFiles } from '../src/data/library/libraryFiles'
import { listRow } from '../src/data/library/listRow'
import { packTrace } from '../src/data/library/packTrace'
import { traceFile, traceKey } from '../src/data/library/traceKey'
import { averageRow } from './support/averageRow'
import { corpusFile } from './support/corpus'
import { startHubStandIn } from './support/hubStandIn'
import { traceScreen } from './support/screen'

export const name = 'a library of 1351 traces: bytes, opening its screen, opening a moment'

const TRACES = 1351
const ROUNDS = 5
/** Second of the linked moment. */
const MOMENT = 600

/** Milliseconds in which a page that is loaded comes to rest. */
const SETTLED = 1500

declare global {
  interface Window {
    clickedAt: number
    boardAt: number
    askedAt: number
    laidOutAt: number
  }
}

/** Serves a packed library of average size and opens the built app on it. */
export async function run(): Promise<void> {
  const { files, video } = await library()
  const sizes = Object.entries(files).map(([file, bytes]) => ({ file, bytes: bytes.length }))
  const listed = sizes.filter(({ file }) => /library\.json|catalogue/.test(file))
  print('manifest and catalogue', listed.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, 'KB')

  const dist = await mkdtemp(join(tmpdir(), 'ctc-library-bench-'))
  await build({ logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
  const app = createServer(sirv(dist, { dev: true }))
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(app.address() as AddressInfo).port}`
  const host = await startHubStandIn({ datasets: {}, files })
  const lib = `${host.origin}/files/lib/`
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const list = `${address}/?lib=${encodeURIComponent(lib)}`
    const moment = `${list}&v=${video}&t=${MOMENT}`
    const opened = await each(ROUNDS, async () => {
      host.requests.length = 0
      return inNewPage(browser.newContext(), async (page) => {
        const started = performance.now()
        await page.goto(list)
        await page.getByRole('listitem').first().waitFor()
        return performance.now() - started
      })
    })
    print('library screen, cold', median(opened) / 1000, 's', 1)
    const bytes = host.requests.reduce((sum, request) => sum + request.bytes, 0)
    print('fetched from the library for it', bytes / 1024, 'KB', 240)

    const cold = await each(ROUNDS, () =>
      inNewPage(browser.newContext(), async (page) => {
        await watchForBoard(page)
        await page.goto(moment)
        await traceScreen(page).board.waitFor()
        return page.evaluate(() => window.boardAt)
      }),
    )
    print('a linked moment from a cold page', median(cold) / 1000, 's', 1.2)

    const warm = await each(ROUNDS, () =>
      inNewPage(browser.newContext(), async (page) => {
        await watchForBoard(page)
        await page.goto(list)
        const link = page.getByRole('listitem').first().getByRole('link')
        await link.waitFor()
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(SETTLED)
        await link.click()
        await traceScreen(page).board.waitFor()
        return page.evaluate(() => window.boardAt - window.clickedAt)
      }),
    )
    print('a trace from the loaded list, first of the page', median(warm), 'ms', 300)

    await inNewPage(browser.newContext(), async (page) => {
      await watchTheList(page)
      await page.goto(list)
      await page.getByRole('listitem').first().waitFor()
      await page.waitForTimeout(SETTLED)
      const changing = async (times: number, change: (time: number) => Promise<void>) => {
        const taken: number[] = []
        for (let time = 0; time < times; time++) {
          await page.evaluate(() => Object.assign(window, { laidOutAt: 0 }))
          await change(time)
          await page.waitForTimeout(150)
          const ms = await page.evaluate(() => window.laidOutAt - window.askedAt)
          if (ms < 0) throw new Error('The list did not change: there is nothing to measure.')
          taken.push(ms)
        }
        return median(taken)
      }
      const columns = [/^Sort by length/, /^Sort by puzzle/, /^Sort by words/]
      const sorting = await changing(15, (time) =>
        page.getByRole('button', { name: columns[time % 3]! }).click(),
      )
      print('sorting 1351 solves, from the click to the list laid out', sorting, 'ms', 16)
      const field = page.getByRole('searchbox', { name: 'Filter by title, author or date' })
      const keys = ['1', '3', '5', 'Backspace', 'Backspace', 'Backspace']
      const filtering = await changing(keys.length, (time) => field.press(keys[time]!))
      print('filtering them, from a key to the list laid out', filtering, 'ms', 16)
    })
  } finally {
    await browser.close()
    await host.stop()
    app.closeAllConnections()
    app.close()
    await rm(dist, { recursive: true })
  }
}

/**
 * Notes in the page when a link is clicked and in which frame a board first stands, in milliseconds since navigation:
 * what the driver needs to find the link and to notice the board is not the app's time. (As text: functions come here
 * compiled for Node.)
 */
const watchForBoard = (page: Page) =>
  page.addInitScript(`
    addEventListener('click', () => { window.clickedAt = performance.now() }, true)
    const look = () => {
      if (document.querySelector('[data-board] svg')) window.boardAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)`)

/** Notes when something is asked of the list, and when what changed in it has been laid out. */
const watchTheList = (page: Page) =>
  page.addInitScript(`
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, () => { window.askedAt = performance.now() }, true)
    new MutationObserver((changes) => {
      if (window.laidOutAt > 0) return
      const inList = ({ target }) => (target.closest ? target : target.parentElement)?.closest('li, ul')
      if (!changes.some(inList)) return
      void document.body.offsetHeight
      window.laidOutAt = performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-setsize'] })`)

/** As many entries as the dataset has, of which the first has its trace; titles and pictures of real puzzles. */
async function library(): Promise<{ files: Record<string, Uint8Array>; video: string }> {
  const row = averageRow(1)
  const trace = await packTrace(row)
  const { listed } = listRow({ row: 0, value: row, problems: [] }, 'shard.parquet', trace.length)
  const first = listed!
  const path = corpusFile('puzzles/challenge_100.jsonl')
  const puzzles: { title?: string; author?: string; encoded_puzzle?: string }[] = existsSync(path)
    ? readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [{ title: 'A puzzle', author: 'Somebody', encoded_puzzle: '' }]
  const digits = (seed: number, blank: number) =>
    Array.from({ length: 81 }, (_, i) => {
      const n = Math.imul(seed * 81 + i, 2654435761) >>> 0
      return n % 100 < blank ? '.' : String(1 + ((n >>> 8) % 9))
    }).join('')
  const items: LibraryItem[] = Array.from({ length: TRACES }, (_, i) => {
    if (i === 0) return first
    const puzzle = puzzles[i % puzzles.length]!
    const youtubeId = (Math.imul(i, 2654435761) >>> 0).toString(36).padStart(11, 'aBcDeF')
    const puzzleId = `p${(Math.imul(i, 40503) >>> 0).toString(36)}`
    const key = traceKey(youtubeId, puzzleId)
    return {
      entry: {
        ...first.entry,
        key,
        file: traceFile(key),
        youtubeId,
        puzzleId,
        title: `${puzzle.title} ${i}`,
        author: puzzle.author ?? '',
        date: `20${19 + (i % 6)}-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
        duration: 1200 + ((i * 37.3) % 6000),
        groups: 1000 + ((i * 97) % 4000),
        words: 3000 + ((i * 193) % 9000),
        bytes: 50_000 + ((i * 7919) % 60_000),
        initial: digits(i, 90),
        final: digits(i, 0),
        origin: { file: `train-0000${i % 4}-of-00004.parquet`, row: Math.floor(i / 4) },
      },
      picture: { encoded_puzzle: puzzle.encoded_puzzle ?? '', visual_elements: '' },
    }
  })
  const files: Record<string, Uint8Array> = { [`lib/${first.entry.file}`]: trace }
  const info = { name: 'Benchmark', source: 'made up', revision: 'r', synthetic: true }
  for await (const { file, bytes } of libraryFiles(info, items)) files[`lib/${file}`] = bytes
  return { files, video: first.entry.youtubeId }
}

async function inNewPage<T>(
  opening: Promise<BrowserContext>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await opening
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function each(count: number, work: () => Promise<number>): Promise<number[]> {
  const results: number[] = []
  for (let i = 0; i < count; i++) results.push(await work())
  return results
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function print(what: string, value: number, unit: string, bound?: number): void {
  const verdict = bound === undefined ? '' : ` (bound ${bound}) ${value <= bound ? 'ok' : 'over'}`
  console.log(`figure: ${what} ${value.toFixed(2)} ${unit}${verdict}`)
}
