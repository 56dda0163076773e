import { expect, test } from './support/app'
import { longDemo } from './support/demo'
import { expectTime, openDemo, traceScreen } from './support/screen'

const v = longDemo.youtubeId

test('a deep link on a cold browser shows its moment, paused, in the first frame with a board', async ({
  page,
}) => {
  // Recorded inside the page: what the slider says at the very moment a board first appears.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Board"] svg, [aria-label="Board"] img')) return
      seen.disconnect()
      requestAnimationFrame(() => {
        const slider = document.querySelector('[role="slider"][aria-label="Time"]')
        ;(window as unknown as { firstFrame: string }).firstFrame =
          slider?.getAttribute('aria-valuenow') ?? 'no slider'
      })
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  const screen = await openDemo(page, `?v=${v}&t=2:05`)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { firstFrame?: string }).firstFrame))
    .toBe('125.0')
  await expect(screen.play).toBeVisible()
  await expect(screen.sentence).toBeVisible()
})

test('copy link, reload, back and forward all keep the moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const screen = await openDemo(page, `?v=${v}&t=60`)
  await screen.time.press('PageUp')
  await expectTime(screen.time, 90)
  await expect(page).toHaveURL(/t=90/)
  await screen.copyLink.click()
  // The button says so for a second and a half, which a busy machine may miss; what is read out stays.
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`v=${v}`)
  expect(copied).toContain('t=90')

  await page.reload()
  await expectTime(traceScreen(page).time, 90)

  await page.getByRole('link', { name: 'CTC Replay' }).click()
  await expect(page.getByRole('heading', { name: 'Every solve, moment by moment.' })).toBeVisible()
  await page.goBack()
  await expectTime(traceScreen(page).time, 90)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Every solve, moment by moment.' })).toBeVisible()

  await page.goto(copied)
  await expectTime(traceScreen(page).time, 90)
})

test('unreadable parts of a link are said in words and ignored, unknown ones kept', async ({
  page,
}) => {
  const screen = await openDemo(page, `?v=${v}&t=banana&o=99&future=1`)
  await expect(page.getByText(/time “banana” could not be read/)).toBeVisible()
  await expect(page.getByText(/offset “99” is not between/)).toBeVisible()
  await expectTime(screen.time, 0)
  await screen.time.press('PageUp')
  await expect(page).toHaveURL(/future=1/)
})

test('a link beyond the end opens at the end; a range is marked', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}&t=99:00:00`)
  await expectTime(screen.time, longDemo.duration, 0.2)
  await openDemo(page, `?v=${v}&t=1:00,1:10`)
  await expect(page.getByRole('button', { name: 'Loop 1:00–1:10' })).toBeVisible()
})

test('a link to what is not loaded says what it needs and goes on to the moment once it is there', async ({
  page,
}) => {
  await page.goto('/?v=nobody-has-this&t=30')
  await expect(
    page.getByRole('heading', { name: /leads to a solve that is not loaded here/ }),
  ).toBeVisible()
  await page.goto('/?lib=files&v=abc&t=30')
  await expect(page.getByText(/in a file that was opened on somebody’s computer/)).toBeVisible()
  await page.goto('/?lib=no%20such%20thing&v=abc')
  await expect(page.getByText(/is not a library this app can open/)).toBeVisible()
})
