import { expect, test } from './support/app'
import { expectAccessible, useTheme } from './support/axe'
import { expectTime, secondsOf, traceScreen } from './support/screen'

test('from an empty browser to a moment: search, open, walk on, share', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search every transcript' }).fill('x-wing')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d+ moments? in \d+ solves?$/)).toBeVisible()
  const first = page.locator('[data-moment]').first()
  await expect(first.locator('mark').first()).toContainText(/wing/i)
  await first.click()

  const screen = traceScreen(page)
  await expect(screen.board).toBeVisible()
  await expect(screen.find).toHaveValue('x-wing')
  await expect(screen.sentence).toContainText(/wing/i)
  const time = await secondsOf(screen.time)
  await page.reload()
  await expectTime(traceScreen(page).time, time)
})

test('next hit walks on to another solve', async ({ page }) => {
  await page.goto('/?q=because')
  await expect(page.locator('[data-moment]').first()).toBeVisible()
  const groups = page.locator('section[aria-label]')
  await expect.poll(() => groups.count()).toBeGreaterThan(1)
  await page.locator('[data-moment]').first().click()
  const screen = traceScreen(page)
  await expect(screen.board).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
  const hits = Number(
    (
      await page
        .getByText(/^\d+ of \d+$/)
        .first()
        .textContent()
    )?.split(' of ')[1],
  )
  for (let i = 0; i <= hits; i++) await page.keyboard.press('h')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
})

test('a query that cannot be read is explained, a hostile one answered', async ({ page }) => {
  await page.goto(`/?q=${encodeURIComponent('"unclosed')}`)
  await expect(page.locator('#search-summary')).not.toHaveText('Searching…')
  await expect(page.locator('#search-summary')).not.toBeEmpty()
  for (const query of ['(((', '-', 'OR OR OR', '\u0000', '😀', 'שלום', 'a'.repeat(1500)]) {
    await page.getByRole('searchbox', { name: 'Search every transcript' }).fill(query)
    await page.keyboard.press('Enter')
    await expect(page.locator('#search-summary')).not.toHaveText('Searching…')
  }
})

test('the technique index leads to every moment of a technique', async ({ page }) => {
  await page.goto('/?page=search')
  await page.getByRole('heading', { name: 'Heard in this library' }).waitFor()
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText(/^Named \d+ times in \d+ solves/)).toBeVisible()
  await expect(page.locator('[data-moment]').first()).toBeVisible()
})

test('results are walked by keys', async ({ page }) => {
  await page.goto('/?q=because')
  await expect(page.locator('[data-moment]').nth(1)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search every transcript' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-moment]').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-moment]').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(traceScreen(page).board).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the search is accessible, ${theme}`, async ({ page }) => {
    await useTheme(page, theme)
    await page.goto('/?q=because')
    await expect(page.locator('[data-moment] mark').first()).toBeVisible()
    await expectAccessible(page, `search, ${theme}`)
  })
}
