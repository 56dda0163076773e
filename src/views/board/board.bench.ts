import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { DEFAULT_BOARD_SETTINGS } from '@/domain/drawing/boardSettings'
import { drawPuzzle } from '@/domain/drawing/drawPuzzle'
import { decodePayload } from '@/domain/puzzle/decodePayload'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs'
import type { BoardBench } from './boardBenchPage'

export const name = 'Drawing the densest puzzle of the corpus in Chromium'

declare global {
  interface Window {
    boardBench: BoardBench
  }
}

/** Milliseconds of script. */
const DRAW_BOUND = 30
const SEEK_BOUND = 5
const THUMBNAIL_BOUND = 5
/** Device pixels of a thumbnail: 56 CSS pixels on a dense display. */
const THUMBNAIL = 112
const FRESH_PAGES = 7
const SEEKS = 200

export async function run(): Promise<void> {
  const corpus = resolve(process.env.CORPUS_DIR ?? '../shared/corpus')
  if (!existsSync(join(corpus, 'puzzles/payloads.jsonl'))) {
    console.log('skipped: the corpus with puzzles/payloads.jsonl is not here')
    return
  }
  const { payload, cells, shapes } = densest(corpus)
  const states = Array.from({ length: SEEKS }, (_, i) => randomState(cells, i + 1))
  const code = await pageScript()
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const firsts: number[] = []
    const seeks: number[] = []
    const thumbnails: number[] = []
    for (let i = 0; i < FRESH_PAGES; i++) {
      const page = await browser.newPage()
      const script = await scriptClock(page)
      await page.addScriptTag({ content: code })
      await page.evaluate(([text, boards, side]) => window.boardBench.prepare(text, boards, side), [
        payload,
        states,
        THUMBNAIL,
      ] as const)
      firsts.push(await script('first'))
      seeks.push((await script('seek')) / SEEKS)
      thumbnails.push((await script('thumbnails')) / SEEKS)
      await page.close()
    }
    console.log(
      `${shapes} shapes, ${cells} cells; ${FRESH_PAGES} fresh pages, thread time of script`,
    )
    figure('first draw in a fresh page, median', median(firsts), DRAW_BOUND)
    figure(`random seek, mean of ${SEEKS}`, median(seeks), SEEK_BOUND)
    figure(
      `thumbnail of ${THUMBNAIL} pixels, mean of ${SEEKS}`,
      median(thumbnails),
      THUMBNAIL_BOUND,
    )
  } finally {
    await browser.close()
  }
}

type Step = 'first' | 'seek' | 'thumbnails'

/**
 * Times steps of the page's script, in thread time, milliseconds: other processes of the machine do not count. The
 * step runs in a task of the page's own, because a debugger's evaluation is not counted as script.
 */
async function scriptClock(page: Page): Promise<(step: Step) => Promise<number>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
  return async (step) => {
    const before = await now()
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            window.boardBench[name]()
            resolve()
          })
        }),
      step,
    )
    return (await now()) - before
  }
}

function figure(what: string, value: number, bound: number): void {
  console.log(
    `figure: ${what} ${value.toFixed(2)} ms (bound ${bound}) ${value <= bound ? 'ok' : 'over'}`,
  )
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The corpus puzzle with the most shapes. */
function densest(corpus: string): { payload: string; cells: number; shapes: number } {
  const lines = readFileSync(join(corpus, 'puzzles/payloads.jsonl'), 'utf8').split('\n')
  const payloads = lines
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { payload: string }).payload)
  for (const file of readdirSync(join(corpus, 'sudokupad'))) {
    if (!file.endsWith('.json')) continue
    const text = readFileSync(join(corpus, 'sudokupad', file), 'utf8')
    payloads.push((JSON.parse(text) as { payload: string }).payload)
  }
  let best = { payload: '', cells: 0, shapes: 0 }
  for (const payload of payloads) {
    const decoded = decodePayload(payload)
    if (!decoded.ok) continue
    const { puzzle } = decoded.value
    const shapes = drawPuzzle(puzzle, DEFAULT_BOARD_SETTINGS).shapes.length
    if (shapes > best.shapes) best = { payload, cells: puzzle.rows * puzzle.cols, shapes }
  }
  return best
}

/** A state in which most cells hold something, as a serialised state; the same for the same seed. */
function randomState(cells: number, seed: number): string {
  let state = seed * 2_654_435_761
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const marks = (): string => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(() => next(2) === 0).join(',')
  return JSON.stringify({
    cells: Array.from({ length: cells }, () => {
      const colours = next(3) === 0 ? `${next(9) + 1}` : ''
      if (next(3) === 0) return `${next(9) + 1}///${colours}`
      return `/${next(2) ? marks() : ''}/${next(2) ? marks() : ''}/${colours}//${next(8) ? '' : '51'}`
    }),
  })
}

/** The page's program, bundled as the app's build would bundle it. */
async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./boardBenchPage.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('the benchmark page did not build')
  return chunk.code
}
