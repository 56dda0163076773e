import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testRow } from '../src/domain/trace/testSupport/testRow'
import { benchPage } from './support/benchPage'

export const name = 'The 21,387-word transcript in Chromium'

/** Seconds of playing that a tick's script is averaged over. */
const PLAYED = 8

export async function run(): Promise<void> {
  const file = join(
    resolve(process.env.CORPUS_DIR ?? '../shared/corpus'),
    'whisper/turbo-2h16m.json',
  )
  if (!existsSync(file)) {
    console.log('skipped: the corpus with whisper/turbo-2h16m.json is not here')
    return
  }
  const row = {
    ...testRow({ rows: 9, cols: 9, groups: 3000, words: 10 }),
    asr_data: JSON.parse(readFileSync(file, 'utf8')),
  }
  const bench = await benchPage()
  try {
    await bench.openRow(row)
    const { page } = bench
    await page.waitForTimeout(2500)
    await page.getByRole('tab', { name: 'Puzzle' }).click()
    await page.waitForTimeout(500)

    const before = await bench.scriptMs()
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await page.getByRole('region', { name: 'Transcript' }).waitFor()
    const mounted = (await bench.scriptMs()) - before
    const counts = await page.getByRole('region', { name: 'Transcript' }).evaluate((root) => ({
      elements: root.querySelectorAll('*').length,
      words: (root.textContent ?? '').split(/\s+/).length,
    }))
    console.log(`${counts.words} words in ${counts.elements} elements`)
    console.log(
      `figure: transcript mount ${mounted.toFixed(0)} ms of script (bound 200) ${mounted <= 200 ? 'ok' : 'over'}`,
    )

    await page.keyboard.press('5')
    await page.waitForTimeout(800)
    const ticks = () => page.evaluate(() => (window as unknown as { ticks: number }).ticks)
    await page.evaluate(() => {
      Object.assign(window, { ticks: 0 })
      const count = () => {
        ;(window as unknown as { ticks: number }).ticks++
        requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
    })
    await page.keyboard.press('k')
    const scriptBefore = await bench.scriptMs()
    const ticksBefore = await ticks()
    await page.waitForTimeout(PLAYED * 1000)
    const tick = ((await bench.scriptMs()) - scriptBefore) / ((await ticks()) - ticksBefore)
    console.log(
      `figure: playing with follow on ${tick.toFixed(3)} ms of script a tick (bound 0.5) ${tick <= 0.5 ? 'ok' : 'over'}`,
    )
  } finally {
    await bench.close()
  }
}
