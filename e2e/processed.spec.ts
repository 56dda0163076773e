import { expect, test } from './support/app'
import { expectAccessible, useTheme as switchTheme } from './support/axe'
import { cellsOf, namedRow, openRow, processedRow } from './support/rows'
import { expectTime, secondsOf } from './support/screen'

const source = namedRow('Text row', { seed: 5 })
const processed = processedRow(source)
const text = String(processed.text)

test('a processed row opens: the axis is the text, and what needs times is off', async ({
  page,
}) => {
  await openRow(page, [processed], 'Text row')
  const slider = page.getByRole('slider', { name: 'Position in the text' })
  await expect(slider).toHaveAttribute('aria-valuemax', String(text.length))
  await expect(page.getByText('This row is a text without times')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveCount(0)
  await expect(page.getByText('Skip idle')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Video/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Playback settings' }).click()
  await expect(page.getByText('Words against the board')).toHaveCount(0)
  await page.keyboard.press('Escape')

  // The end of the text is the end of the solve; the words say positions in the margin.
  await page.keyboard.press('End')
  await expectTime(slider, text.length)
  await expect(page.getByRole('button', { name: /^Copy link @[\d,]+$/ })).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('.')
  const action = text.search(/<(?:sl|ds|vl|cd|pm|co|cl)>/)
  await expectTime(slider, action)
  await page.keyboard.press('Space')
  await page.waitForTimeout(300)
  expect(await secondsOf(slider)).toBe(action)
  await page.keyboard.press('g')
  await page.getByLabel('Go to character').fill('@1,200')
  await page.keyboard.press('Enter')
  await expectTime(slider, 1200)
})

test('the board follows the tokens', async ({ page }) => {
  await openRow(page, [processed], 'Text row')
  const slider = page.getByRole('slider', { name: 'Position in the text' })
  await page.keyboard.press('End')
  await expectTime(slider, text.length)
  await page.getByRole('tab', { name: 'Puzzle' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the board’s state' }).click()
  await expect(page.getByRole('button', { name: /copied/i })).toBeVisible()
  const state = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
    cells: string[]
  }
  const values = (cells: readonly string[]) => cells.map((cell) => cell.split('/')[0])
  expect(values(state.cells)).toEqual(values(cellsOf(source, source.action_data.length - 1)))
})

test('its panels say positions, and the model’s text is the row’s own', async ({ page }) => {
  await openRow(page, [processed], 'Text row')
  await page.getByRole('tab', { name: 'Model' }).click()
  const model = page.getByRole('region', { name: 'Model text' })
  await expect(model.locator('[data-kind="word"]').first()).toBeVisible()
  const value = model.locator('[data-kind="vl"]').first()
  const token = (await value.textContent())!
  await value.click()
  await expectTime(page.getByRole('slider', { name: 'Position in the text' }), text.indexOf(token))
  await page.getByRole('tab', { name: /^Quality/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('No verdict')
  for (const panel of ['Story', 'Cell', 'Actions', 'Puzzle']) {
    await page.getByRole('tab', { name: panel }).click()
    // A time would be a lie here.
    await expect(page.getByRole('tabpanel').getByText(/^\d+:\d\d$/)).toHaveCount(0)
  }
  for (const theme of ['light', 'dark'] as const) {
    await switchTheme(page, theme)
    await expectAccessible(page, `a processed row, ${theme}`)
  }
})
