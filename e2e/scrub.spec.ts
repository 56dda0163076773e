import { expect, test } from './support/app'
import { longDemo } from './support/demo'
import { expectTime, openDemo, secondsOf } from './support/screen'

const v = longDemo.youtubeId

test('dragging on the timeline scrubs the board; the address is written when it settles', async ({
  page,
}) => {
  const screen = await openDemo(page, `?v=${v}`)
  const box = (await screen.time.boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 12 })
  await expectTime(screen.time, longDemo.duration * 0.5, longDemo.duration * 0.01)
  await page.mouse.up()
  await expect(page).toHaveURL(/[?&]t=\d/)
  await expect(screen.sentence).toBeVisible()
})

test('keys step, jump and play without a first click', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}&t=100`)
  await page.keyboard.press('ArrowRight')
  await expectTime(screen.time, 105)
  await page.keyboard.press('Shift+ArrowLeft')
  await expectTime(screen.time, 75)
  await page.keyboard.press('l')
  await expectTime(screen.time, 85)
  await page.keyboard.press('5')
  await expectTime(screen.time, longDemo.duration / 2)
  const before = await secondsOf(screen.time)
  await page.keyboard.press('.')
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(before)
  const action = await secondsOf(screen.time)
  await page.keyboard.press('Shift+Period')
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(action)
  await page.keyboard.press('g')
  await page.getByLabel('Go to time').fill('1:15')
  await page.keyboard.press('Enter')
  await expectTime(screen.time, 75)
  await page.keyboard.press('End')
  await expectTime(screen.time, longDemo.duration)
})

test('plays at 4×, stops at a pause, and says so', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}&t=100`)
  await screen.speed.selectOption('4')
  await page.keyboard.press('Space')
  await expect(screen.pause).toBeVisible()
  await expect.poll(() => secondsOf(screen.time), { timeout: 15_000 }).toBeGreaterThan(108)
  await page.keyboard.press('k')
  await expect(screen.play).toBeVisible()
  const stopped = await secondsOf(screen.time)
  await page.waitForTimeout(300)
  expect(await secondsOf(screen.time)).toBe(stopped)
})

test('the wheel zooms about the pointer and markers stay', async ({ page }) => {
  const screen = await openDemo(page, `?v=${v}&t=100`)
  const box = (await screen.time.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, -800)
  await page.mouse.down()
  await page.mouse.up()
  // The time under the pointer is still the middle of the solve: zooming kept it in place.
  await expectTime(screen.time, longDemo.duration / 2, longDemo.duration * 0.01)
  await expect(
    page.getByRole('list', { name: 'Markers' }).getByRole('button').first(),
  ).toBeAttached()
})

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a finger on the timeline scrubs, and nothing is wider than the screen', async ({
    page,
  }) => {
    const screen = await openDemo(page, `?v=${v}`)
    const box = (await screen.time.boundingBox())!
    await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height / 2)
    await expectTime(screen.time, longDemo.duration * 0.25, longDemo.duration * 0.02)
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide).toBeLessThanOrEqual(0)
    await expect(screen.board).toBeInViewport()
    await expect(screen.transcript).toBeInViewport()
  })
})
