import { testRow } from '../src/domain/trace/testSupport/testRow'
import { benchPage } from './support/benchPage'

export const name =
  'Scrubbing a 10,000-group trace across its whole length, by pointer, in Chromium'

const GROUPS = 10_000
/** Pointer moves of the drag, one a frame or so: a slow pull across the whole solve. */
const MOVES = 400

export async function run(): Promise<void> {
  const bench = await benchPage()
  try {
    await bench.openRow(testRow({ rows: 9, cols: 9, groups: GROUPS, words: 20_000 }))
    const { page } = bench
    await page.waitForTimeout(1500)
    const box = await page.getByRole('slider', { name: 'Time' }).boundingBox()
    if (!box) throw new Error('The timeline is not on the page.')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + 2, y)
    await page.mouse.down()
    await page.evaluate(() => {
      const frames: number[] = []
      let last = performance.now()
      const tick = (now: number) => {
        frames.push(now - last)
        last = now
        requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
      Object.assign(window, { frames })
    })
    const before = await bench.scriptMs()
    for (let i = 0; i <= MOVES; i++)
      await page.mouse.move(box.x + 2 + ((box.width - 4) * i) / MOVES, y)
    const script = (await bench.scriptMs()) - before
    const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames))
      .slice(1)
      .sort((a, b) => a - b)
    await page.mouse.up()
    const at = (share: number) =>
      frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? Number.NaN
    const verdict = (value: number, bound: number) => (value <= bound ? 'ok' : 'over')
    console.log(`frames measured ${frames.length}, median ${at(0.5).toFixed(1)} ms`)
    console.log(
      `figure: scrub frame p95 ${at(0.95).toFixed(1)} ms (bound 20) ${verdict(at(0.95), 20)}`,
    )
    console.log(
      `figure: scrub frame longest ${at(1).toFixed(1)} ms (bound 50) ${verdict(at(1), 50)}`,
    )
    console.log(`figure: scrub script a move ${(script / MOVES).toFixed(2)} ms (no bound)`)
  } finally {
    await bench.close()
  }
}
