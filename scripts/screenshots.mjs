// Takes every screen of the built app with its demo library, at three sizes, light and dark: `npm run screenshots`.
// All pictures go to screenshots.local, to be looked at; those that README.md shows are copied to docs/screenshots.
//   --only trace,story   these screens (see SCREENS)      --size 390    one width      --theme dark    one theme
//   --cast               every demo solve in its middle instead
// E2E_DIST names a build to use; without it the app is built first. Any page error or failed screen ends in exit code 1.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
const THEMES = ['light', 'dark']
/** Pictures in README.md, as screen-width-theme. */
const SHOWN = [
  'library-1440-light',
  'library-1440-dark',
  'trace-1440-light',
  'trace-1440-dark',
  'trace-390-light',
  'story-390-dark',
  'search-1440-light',
  'story-1440-light',
  'cell-1440-light',
  'model-1440-light',
  'quality-1440-light',
]
/** Milliseconds: a picture counts when two in a row, this far apart, are the same. */
const REST = 700
/** Milliseconds after which a screen that never rests is a failure. */
const PATIENCE = 60_000

const root = fileURLToPath(new URL('..', import.meta.url))
const seen = join(root, 'screenshots.local')
const shown = join(root, 'docs/screenshots')

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    cast: { type: 'boolean', default: false },
  },
})

const library = JSON.parse(readFileSync(join(root, 'public/library/library.json'), 'utf8'))
const most = (fact) => library.entries.reduce((a, b) => (fact(b) > fact(a) ? b : a))
const findingsOf = (entry) => Object.values(entry.findings).reduce((sum, n) => sum + n, 0)
/** The demo with the most to see, the one with the most slips, and the one with the most faults in its data. */
const richest = most((entry) => entry.groups)
const slips = most((entry) => entry.findings['wrong-digit'] ?? 0)
const faulty = most((entry) => findingsOf(entry) - (entry.findings['wrong-digit'] ?? 0))

/** Seconds: a part of the way from "let's get cracking" to the solution. */
function at(entry, part) {
  const start = entry.cracking ?? 0
  const end = entry.solvedAt ?? entry.duration
  return Math.round(start + part * (end - start))
}

/** `r5c5`: the open cell nearest to the middle. */
function openCell({ rows, cols, initial }) {
  const far = (i) =>
    Math.abs(Math.floor(i / cols) - (rows - 1) / 2) + Math.abs((i % cols) - (cols - 1) / 2)
  const open = Array.from({ length: rows * cols }, (_, i) => i).filter(
    (i) => (initial[i] ?? '.') === '.',
  )
  const cell = open.reduce((a, b) => (far(b) < far(a) ? b : a))
  return `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`
}

const moment = (entry, part, rest = '') => `?v=${entry.youtubeId}&t=${at(entry, part)}${rest}`
const board = (page) => page.getByRole('region', { name: 'Board' }).locator('svg').first().waitFor()
const list = (page) => page.getByRole('listitem').first().waitFor()
/** The hits of a search over the whole library: its index may have to be made first. */
const moments = (page) => page.locator('[data-moment]').first().waitFor()
const heading = (page) => page.getByRole('heading').first().waitFor()
const press = (key, ready) => async (page) => {
  await ready(page)
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}

/** The dataset's raw files as the Hub lists them (sizes from its page), for the one screen that asks it. */
const HUB_FILES = [93.7, 91.7, 88.4, 91.5].map((megabytes, n) => ({
  type: 'file',
  oid: `${n}`,
  path: `raw/train-0000${n}-of-00004.parquet`,
  size: megabytes * 1e6,
}))

/** Every screen: its address, and what must be there before it can be looked at. */
const SCREENS = {
  library: { path: '', ready: list },
  trace: { path: moment(richest, 0.45), ready: board },
  actions: { path: moment(slips, 0.5, '&panel=actions'), ready: board },
  story: { path: moment(slips, 0.5, '&panel=story'), ready: board },
  model: { path: moment(slips, 0.3, '&panel=model'), ready: board },
  cell: { path: moment(slips, 0.6, `&panel=cell&cell=${openCell(slips)}`), ready: board },
  puzzle: { path: moment(richest, 0.2, '&panel=puzzle'), ready: board },
  quality: { path: moment(faulty, 0.5, '&panel=quality'), ready: board },
  find: { path: moment(richest, 0.7, '&q=this%20cell'), ready: board },
  search: { path: '?q=x-wing', ready: moments },
  technique: { path: '?q=technique%3Ax-wing', ready: moments },
  'empty-search': { path: '?page=search', ready: heading },
  storage: { path: '?page=storage', ready: heading },
  hub: { path: '?page=hub', ready: heading },
  keys: { path: moment(richest, 0.8), ready: press('?', board) },
  missing: { path: '?v=nosuchvideo&t=x', ready: heading },
}
const CAST = Object.fromEntries(
  library.entries.map((entry) => [entry.youtubeId, { path: moment(entry, 0.5), ready: board }]),
)

/** The picture, once nothing on the page changes any more. */
async function restingPicture(page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = Date.now()
  let last = Buffer.alloc(0)
  while (Date.now() - before < PATIENCE) {
    await page.waitForTimeout(REST)
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`still changing after ${PATIENCE / 1000} s`)
}

async function take(browser, address, name, screen, size, theme) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    hasTouch: size.width < 768,
    baseURL: address,
  })
  const complaints = []
  await context.route(
    (url) => url.origin !== new URL(address).origin && !/^(data|blob):$/.test(url.protocol),
    (route) => {
      const { pathname } = new URL(route.request().url())
      if (/^\/api\/datasets\/[^/]+\/[^/]+\/tree\//.test(pathname))
        return route.fulfill({ json: HUB_FILES })
      if (pathname.startsWith('/api/datasets/'))
        return route.fulfill({ json: { sha: '0'.repeat(40) } })
      complaints.push(`unexpected request: ${route.request().url()}`)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console error: ${message.text()}`)
  })
  const file = `${name}-${size.width}-${theme}`
  try {
    await page.goto(`/${screen.path}`)
    await screen.ready(page)
    const picture = await restingPicture(page)
    writeFileSync(join(seen, `${file}.png`), picture)
    if (SHOWN.includes(file)) writeFileSync(join(shown, `${file}.png`), picture)
    console.log(`${file}  /${screen.path}`)
  } catch (error) {
    complaints.push(`no picture: ${error.message.split('\n')[0]}`)
  } finally {
    await context.close()
  }
  for (const complaint of complaints) console.error(`${file}: ${complaint}`)
  return complaints.length === 0
}

async function main() {
  const all = options.cast ? CAST : SCREENS
  const names = options.only?.split(',') ?? Object.keys(all)
  const unknown = names.filter((name) => !(name in all))
  if (unknown.length > 0)
    throw new Error(`No screen ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}.`)
  const sizes = SIZES.filter(({ width }) => !options.size || width === Number(options.size))
  const themes = THEMES.filter((theme) => !options.theme || theme === options.theme)

  const outDir = process.env.E2E_DIST ?? mkdtempSync(join(tmpdir(), 'ctc-replay-screenshots-'))
  if (!process.env.E2E_DIST)
    await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  })
  const address = server.resolvedUrls.local[0]
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  for (const folder of [seen, shown]) mkdirSync(folder, { recursive: true })
  let failed = 0
  try {
    for (const name of names)
      for (const size of sizes)
        for (const theme of themes)
          if (!(await take(browser, address, name, all[name], size, theme))) failed++
  } finally {
    await browser.close()
    await server.close()
    if (!process.env.E2E_DIST) rmSync(outDir, { recursive: true })
  }
  console.log(failed === 0 ? 'All screens taken.' : `${failed} screens complained.`)
  process.exitCode = failed === 0 ? 0 : 1
}

await main()
