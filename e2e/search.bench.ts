import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs'
import { oddQueries } from '../src/data/search/testSupport/oddQueries'
import { memoryAlone } from './support/memoryAlone'
import { type BuiltIndex, buildSearchCorpus, corpusWords } from './support/searchCorpus'
import type { SearchHarness } from './support/searchHarness/searchHarness'
import { type Asked, searchQueries } from './support/searchQueries'
import { startHarness } from './support/startHarness'
import { watchRenderer } from './support/watchRenderer'
import { workerTime } from './support/workerTime'

export const name =
  'search over a corpus of the dataset’s size: built under Node, queried in Chromium'

const BUILD_SECONDS = 60
const STORED_MB = 20
const WARM_MS = 10
const FASTER = 10
const COLD_KB = 700
const COLD_MS = 400
const MEMORY_MB = 120
const RECALL = 100
const PRECISION = 95
const RUNS = 5
const HOSTILE_MS = 100
const LONGEST_QUERY = 500

declare global {
  /** Inside the harness's page. */
  var searchHarness: SearchHarness
}

export async function run(): Promise<void> {
  const corpus = await buildSearchCorpus()
  const stored = [...corpus.files.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  console.log(`${corpus.words.toLocaleString('en')} words in ${corpus.texts.length} transcripts`)
  print('tokenising and building', corpus.built / 1000, 's', BUILD_SECONDS)
  print('tokenising and building, processor time', corpus.builtCpu / 1000, 's')
  print('writing the files (fflate)', corpus.written / 1000, 's')
  print('writing the files, processor time', corpus.writtenCpu / 1000, 's')
  print('everything stored', stored / 1e6, 'MB', STORED_MB)
  const { said, saidHeard, decoys, decoysHeard } = corpus.planted
  print('planted techniques that are found', (100 * saidHeard) / said, '%', RECALL, true)
  const precision = (100 * (decoys - decoysHeard)) / decoys
  print('planted look-alikes that are not', precision, '%', PRECISION, true)

  let fetched = { vocabulary: 0, others: 0 }
  const serve = serving(corpus, (file, bytes) => {
    fetched[file.endsWith('words.bin.gz') ? 'vocabulary' : 'others'] += bytes
  })
  const asked = searchQueries(corpusWords.words)
  const tab = memoryAlone(
    asked.map(({ query }) => query),
    RUNS + 1,
  )
  const server = await startHarness((...call) => {
    if (!tab.answers(...call)) serve(...call)
  }, 'searchHarness')
  const profile = await mkdtemp(join(tmpdir(), 'ctc-search-bench-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--ctc-bench=${profile}`],
  })
  try {
    const page = await browser.newPage()
    await load(page, server.url)
    const idle = watchRenderer(profile)
    await page.waitForTimeout(500)
    const before = idle.stop().peak
    await page.evaluate(() => searchHarness.open('warm', 'search/index.json'))
    await warm(page, asked, profile, before)
    await beside(page, asked)

    const bytes: number[] = []
    const milliseconds: number[] = []
    const spent: number[] = []
    for (const { query } of asked.filter((_, i) => i % 8 === 0)) {
      await load(page, server.url)
      fetched = { vocabulary: 0, others: 0 }
      const took = await page.evaluate(async (text) => {
        const start = performance.now()
        await searchHarness.open('cold', 'search/index.json')
        await searchHarness.search('cold', text)
        return performance.now() - start
      }, query)
      spent.push(workerTime(profile)())
      bytes.push(fetched.others / 1000)
      milliseconds.push(took)
    }
    print('cold query, fetched beyond the vocabulary, median', median(bytes), 'KB')
    print('cold query, fetched beyond the vocabulary, most', Math.max(...bytes), 'KB', COLD_KB)
    print('cold query, processor time of the worker from its start on, median', median(spent), 'ms')
    print('cold query, opening the index too, median', median(milliseconds), 'ms', COLD_MS)
    print('cold query, opening the index too, p95', percentile(milliseconds, 95), 'ms', COLD_MS)
    await browser.close()
    const alone = (await tab.measure(server.url)) / 2 ** 20
    print('memory that the search adds to the tab', alone, 'MB', MEMORY_MB)
  } finally {
    await browser.close()
    await server.stop()
    await rm(profile, { recursive: true })
  }
}

async function load(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => 'searchHarness' in globalThis)
}

/** Every query once to fetch what it needs, then five times: the middle one is its time. */
const times = new Map<Asked, number>()

async function warm(page: Page, asked: readonly Asked[], profile: string, before: number) {
  const memory = watchRenderer(profile)
  const spent = workerTime(profile)
  const cpu: number[] = []
  for (const one of asked) {
    await page.evaluate((query) => searchHarness.search('warm', query), one.query)
    const start = spent()
    const runs = await page.evaluate(
      async ({ query, count }) => {
        const took: number[] = []
        for (let i = 0; i < count; i++)
          took.push((await searchHarness.search('warm', query)).milliseconds)
        return took
      },
      { query: one.query, count: RUNS },
    )
    cpu.push((spent() - start) / RUNS)
    times.set(one, median(runs))
  }
  const peak = memory.stop().peak
  const all = [...times.values()]
  for (const kind of new Set(asked.map((one) => one.kind))) {
    const own = asked.filter((one) => one.kind === kind).map((one) => times.get(one)!)
    print(`warm ${kind}, median`, median(own), 'ms')
  }
  print('warm query with the way to the worker and back, median', median(all), 'ms')
  print('warm query with the way to the worker and back, p95', percentile(all, 95), 'ms', WARM_MS)
  print('warm query, processor time of the worker, median', median(cpu), 'ms')
  print('warm query, processor time of the worker, p95', percentile(cpu, 95), 'ms', WARM_MS)
  print('hostile query, longest', await hostile(page), 'ms', HOSTILE_MS)
  const watched = (peak - before) / 2 ** 20
  print(
    'memory that the search adds to the tab, and the debugger’s copies',
    watched,
    'MB',
    MEMORY_MB,
  )
}

/**
 * Milliseconds of the slowest of queries that nobody means well with. What it needs is fetched first, as for the other
 * warm queries; then each is asked thrice, and its best time counts.
 */
async function hostile(page: Page): Promise<number> {
  const queries = [
    'a'.repeat(10_000),
    'the '.repeat(2_500),
    '"'.repeat(10_000),
    '-'.repeat(10_000),
    'OR '.repeat(3_333),
    '* '.repeat(5_000),
    '(a+)+$'.repeat(1_000),
    'technique:'.repeat(1_000),
    'near:9 '.repeat(1_400),
    '😀'.repeat(5_000),
    'שלום '.repeat(2_000),
    '\u0000'.repeat(10_000),
    '\u202e'.repeat(10_000),
    "x'".repeat(5_000),
    ...oddQueries.map(({ query }) => query),
    'a* b* c* d* e* f*',
    'th* in* co* wh*',
    'th* in* co* wh* be* an* re* st*',
  ]
  let longest = 0
  // Too long a query is refused before it is read; one just short enough is not.
  for (const query of queries.flatMap((one) => [one, one.slice(0, LONGEST_QUERY)])) {
    const took = await page.evaluate(async (text) => {
      let best = Number.POSITIVE_INFINITY
      for (let i = 0; i < 10; i++) {
        const { answer } = await searchHarness.search('warm', text)
        if (answer.status !== 'found' || answer.fetched === 0) break
      }
      for (let i = 0; i < 3; i++)
        best = Math.min(best, (await searchHarness.search('warm', text)).milliseconds)
      return best
    }, query)
    if (took > longest)
      console.log(`slowest hostile query so far: ${JSON.stringify(query.slice(0, 20))}… ${took} ms`)
    longest = Math.max(longest, took)
  }
  return longest
}

async function beside(page: Page, asked: readonly Asked[]): Promise<void> {
  await page.evaluate(() => searchHarness.loadTexts('texts.txt'))
  const scans: number[] = []
  const ratios: number[] = []
  for (const one of asked) {
    const scan = await page.evaluate(
      (needles) => searchHarness.scan(needles).milliseconds,
      [...one.needles],
    )
    scans.push(scan)
    ratios.push(scan / times.get(one)!)
  }
  print('scanning the lower-case text, median', median(scans), 'ms')
  const all = [...times.values()]
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  print('the index beside scanning, over all queries', sum(scans) / sum(all), 'times', FASTER, true)
  print('the index beside scanning, median query', median(ratios), 'times', FASTER, true)
}

function serving(corpus: BuiltIndex, note: (file: string, bytes: number) => void): RequestListener {
  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
    response.setHeader('Cache-Control', 'no-store')
    const bytes = corpus.files.get(path)
    if (bytes) {
      note(path, bytes.length)
      return response.end(bytes)
    }
    if (path === 'texts.txt') return response.end(corpus.texts.join('\n'))
    response.statusCode = 404
    response.end()
  }
}

function median(values: readonly number[]): number {
  return percentile(values, 50)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]!
}

/** @param atLeast the bound is a least value */
function print(what: string, value: number, unit: string, bound?: number, atLeast = false): void {
  const rounded = value < 10 ? value.toFixed(2) : value.toFixed(1)
  const verdict =
    bound === undefined
      ? ''
      : ` (bound ${bound}) ${(atLeast ? value >= bound : value <= bound) ? 'ok' : 'over'}`
  console.log(`figure: ${what} ${rounded} ${unit}${verdict}`)
}
