import { expect, test } from './support/app'
import { demos, shown } from './support/demo'
import { traceScreen } from './support/screen'

test('the demo is offered as a Parquet file, and that file opens here', async ({ page }) => {
  await page.goto('/')
  const wait = page.waitForEvent('download')
  await page.getByRole('link', { name: 'demo.parquet' }).click()
  const download = await wait
  expect(download.suggestedFilename()).toBe('demo.parquet')
  await page.locator('input[data-open-files]').setInputFiles(await download.path())
  await expect(page.getByRole('combobox', { name: 'Library' })).toBeVisible({ timeout: 30_000 })
  const first = page.getByRole('listitem').first()
  await expect(first).toContainText(shown(demos[0]?.title ?? ''), { timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'demo.parquet' })).toBeHidden()
  await first.getByRole('link').click()
  await expect(traceScreen(page).board).toBeVisible({ timeout: 30_000 })
})
