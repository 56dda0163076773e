import { expect, test } from './support/app'
import { longDemo } from './support/demo'
import { expectTime, openDemo, secondsOf } from './support/screen'

const v = longDemo.youtubeId

test('a click on a word goes there; no word is an element', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}&t=100`)
  const sentence = screen.transcript.locator('p').nth(40)
  await sentence.scrollIntoViewIfNeeded()
  await sentence.click({ position: { x: 120, y: 16 } })
  await expect(sentence).toHaveAttribute('aria-current', 'true')
  const counts = await screen.transcript.evaluate((root) => ({
    elements: root.querySelectorAll('*').length,
    words: (root.textContent ?? '').split(/\s+/).length,
  }))
  expect(counts.elements).toBeLessThan(counts.words)
})

test('find lights hits, walks them, and puts the search into the link', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}`)
  await page.keyboard.press('/')
  await expect(screen.find).toBeFocused()
  await screen.find.fill('because')
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(0)
  const first = await secondsOf(screen.time)
  await page.keyboard.press('Enter')
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(first)
  await expect(page).toHaveURL(/q=because/)
  await page.keyboard.press('Escape')
  await expect(screen.find).toHaveValue('')
})

test('follow stops when the reader scrolls and comes back by the button', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}&t=100`)
  await expect(page.getByRole('button', { name: 'Follow' })).toBeHidden()
  await screen.transcript.hover()
  await page.mouse.wheel(0, 600)
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(screen.sentence).toBeInViewport()
})

test('selected words can be copied, linked and looped', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}&t=100`)
  await screen.sentence.click({ clickCount: 3 })
  const bar = page.getByRole('toolbar', { name: 'Selected words' })
  await expect(bar.getByRole('button', { name: /^Copy link to/ })).toBeVisible()
  await bar.getByRole('button', { name: 'Loop' }).click()
  await expect(screen.pause).toBeVisible()
  await expect(page.getByRole('button', { name: /^Loop \d/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the offset of a link moves the words against the board', async ({ page }) => {
  const plain = await openDemo(page, `?v=${v}&t=100`)
  const said = await plain.sentence.textContent()
  await expectTime(plain.time, 100)
  const moved = await openDemo(page, `?v=${v}&t=120&o=20`)
  expect(await moved.sentence.textContent()).toContain(said?.slice(0, 20))
})
