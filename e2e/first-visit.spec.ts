import { expect, test } from './support/app'
import { expectAccessible, useTheme } from './support/axe'
import { demos, longDemo, shown } from './support/demo'
import { traceScreen } from './support/screen'

test('a first visit shows the demo library at once, said to be synthetic, and opens a solve', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Every solve, moment by moment.' })).toBeVisible()
  await expect(page.getByText(`${demos.length} synthetic solves`)).toBeVisible()
  await page.getByRole('link', { name: shown(longDemo.title) }).click()
  await expect(traceScreen(page).board).toBeVisible()
  await expect(page.getByRole('heading', { name: shown(longDemo.title) })).toBeVisible()
  await expect(
    page.getByRole('banner').getByText('Synthetic demo', { exact: true }).last(),
  ).toBeVisible()
})

test('the list filters, sorts and keeps what it shows in the address', async ({ page }) => {
  await page.goto('/')
  await page.getByText('4×4', { exact: true }).first().click()
  const small = demos.filter((entry) => entry.rows === 4 && entry.cols === 4)
  await expect(page.getByRole('listitem')).toHaveCount(small.length)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: /^Sort by length/ }).click()
  const longest = demos.reduce((a, b) => (b.duration > a.duration ? b : a))
  await expect(page.getByRole('listitem').first()).toContainText(shown(longest.title))
  await expect(page).toHaveURL(/list=sort:-length/)
  await page.reload()
  await expect(page.getByRole('listitem').first()).toContainText(shown(longest.title))
})

test('the list is walked by keys', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('listitem').getByRole('link')
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(traceScreen(page).board).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the library is accessible, ${theme}`, async ({ page }) => {
    await useTheme(page, theme)
    await page.goto('/')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page, `library, ${theme}`)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectAccessible(page, `keys, ${theme}`)
  })
  test(`the trace screen is accessible, ${theme}`, async ({ page }) => {
    await useTheme(page, theme)
    await page.goto(`/?v=${longDemo.youtubeId}&t=120`)
    await expect(traceScreen(page).board).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expectAccessible(page, `trace, ${await tab.textContent()}, ${theme}`)
    }
  })
}
