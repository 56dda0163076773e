import { readFileSync } from 'node:fs'
import { expect, test } from './support/app'
import { corpusFile, hasCorpus } from './support/corpus'

/** Opens a file made here and returns the page's words about it. */
async function open(page: import('@playwright/test').Page, name: string, buffer: Buffer) {
  await page.goto('/')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page
    .locator('input[data-open-files]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('HTML saved as .parquet is named for what it is', async ({ page }) => {
  await open(
    page,
    'shard.parquet',
    Buffer.from('<!doctype html><html><body>Not found</body></html>'),
  )
  await expect(page.getByRole('alert')).toContainText('shard.parquet')
  await expect(page.getByRole('alert')).toContainText(/HTML|web page/i)
  await expect(page.getByText('Nothing could be opened.')).toBeVisible()
})

test('an empty file says so', async ({ page }) => {
  await open(page, 'nothing.jsonl', Buffer.alloc(0))
  await expect(page.getByRole('alert')).toContainText('nothing.jsonl')
  await expect(page.getByRole('alert')).toContainText(/empty/i)
})

test('a file of another schema says which columns it has', async ({ page }) => {
  await open(page, 'people.jsonl', Buffer.from('{"name":"Ada","age":36}\n{"name":"Bo","age":1}\n'))
  await expect(page.getByRole('main')).toContainText('people.jsonl')
  await expect(page.getByRole('main')).toContainText(/age/)
})

test.describe('damaged copies of real files', () => {
  test.skip(!hasCorpus, 'the corpus is not here')

  test('JSON cut in half keeps the rows before the cut and names the one that is broken', async ({
    page,
  }) => {
    const whole = readFileSync(corpusFile('raw/three.jsonl'))
    await open(page, 'half.jsonl', whole.subarray(0, Math.floor(whole.length * 0.75)))
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('half.jsonl')
    await expect(page.getByRole('main')).toContainText(/row 1/)
  })

  test('truncated Parquet says that its end is missing', async ({ page }) => {
    const whole = readFileSync(corpusFile('raw/shard-12.parquet'))
    await open(page, 'cut.parquet', whole.subarray(0, Math.floor(whole.length / 2)))
    await expect(page.getByRole('alert')).toContainText('cut.parquet')
    await expect(page.getByRole('alert')).toContainText(/cut|truncated|incomplete|end/i)
  })
})
