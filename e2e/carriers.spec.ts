import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from './support/app'
import { corpusFile, hasCorpus } from './support/corpus'
import { mainThreadTasks } from './support/mainThreadTasks'
import { traceScreen } from './support/screen'

const FILES: readonly [path: string, rows: number][] = [
  ['raw/three.jsonl', 3],
  ['raw/three.jsonl.gz', 3],
  ['raw/one.json', 1],
  ['raw/strings.jsonl', 2],
  ['raw/shard-12.parquet', 12],
]

test.describe('carriers of raw rows', () => {
  test.skip(!hasCorpus, 'the corpus is not here')

  for (const [path, rows] of FILES) {
    test(`${path} opens by the file dialog`, async ({ page }) => {
      await page.goto('/')
      await page.locator('input[data-open-files]').setInputFiles(corpusFile(path))
      await expect(
        page.getByText(`${rows} solve${rows === 1 ? '' : 's'}`, { exact: true }).first(),
      ).toBeVisible({ timeout: 30_000 })
      await page.getByRole('listitem').first().getByRole('link').click()
      await expect(traceScreen(page).board).toBeVisible({ timeout: 30_000 })
    })
  }

  test('a file dropped on the window opens', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const path = corpusFile('raw/three.jsonl')
    const transfer = await page.evaluateHandle(
      ({ text, name }) => {
        const data = new DataTransfer()
        data.items.add(new File([text], name))
        return data
      },
      { text: readFileSync(path, 'utf8'), name: basename(path) },
    )
    await page.dispatchEvent('#root > *', 'drop', { dataTransfer: transfer })
    await expect(page.getByText('3 solves', { exact: true }).first()).toBeVisible()
  })

  for (const path of ['raw/rows-api.json', 'raw/columnar.json']) {
    test(`${path} opens`, async ({ page }) => {
      await page.goto('/')
      await page.locator('input[data-open-files]').setInputFiles(corpusFile(path))
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await expect(page).toHaveURL(/lib=files/)
    })
  }

  test('a Parquet shard never freezes the page', async ({ page, browser }) => {
    await page.goto('/')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const tasks = await mainThreadTasks(browser, page, async () => {
      await page.locator('input[data-open-files]').setInputFiles(corpusFile('raw/shard-12.parquet'))
      await expect(page.getByText('12 solves', { exact: true }).first()).toBeVisible({
        timeout: 30_000,
      })
      // The thumbnails that are in sight, too.
      await page.waitForTimeout(500)
    })
    const longest = tasks[0]!
    console.log(
      `figure: longest main-thread task while shard-12.parquet loads ${longest.cpu.toFixed(0)} ms of processor time (bound 50) ${longest.cpu <= 50 ? 'ok' : 'over'}`,
    )
    const wall = Math.max(...tasks.map((task) => task.wall))
    console.log(
      `figure: the same, waiting for a processor included ${wall.toFixed(0)} ms (says as much of the machine as of the page)`,
    )
    expect(tasks.filter(({ cpu }) => cpu > 50)).toEqual([])
  })
})
