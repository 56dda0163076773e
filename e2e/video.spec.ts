import type { Page } from '@playwright/test'
import { expect, test } from './support/app'
import { expectAccessible, useTheme } from './support/axe'
import { longDemo } from './support/demo'
import { type FakeYouTube, fakeYouTube } from './support/fakeYouTube'
import { expectTime, openDemo, secondsOf } from './support/screen'
import { DURATION, openVideoTrace, VIDEO_ID, videoRow, WORD_EVERY } from './support/videoTrace'

const positionOf = (fake: FakeYouTube, page: Page) => fake.user(page, (video) => video.position())
const stateOf = (fake: FakeYouTube, page: Page) => fake.user(page, (video) => video.state())

test('nothing comes from YouTube until it is asked for; then our own iframe does', async ({
  page,
  context,
}) => {
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page)
  await screen.play.click()
  await page.waitForTimeout(500)
  expect(fake.scripts() + fake.embeds.length).toBe(0)
  await screen.pause.click()
  await page.keyboard.press('8')
  await screen.showVideo()

  const [address] = fake.embeds
  expect(address?.origin).toBe('https://www.youtube-nocookie.com')
  expect(address?.pathname).toBe(`/embed/${VIDEO_ID}`)
  expect(Object.fromEntries(address!.searchParams)).toMatchObject({
    enablejsapi: '1',
    origin: new URL(page.url()).origin,
    playsinline: '1',
    start: String(Math.floor(await secondsOf(screen.time))),
  })
  await expect(screen.frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(screen.frame).toHaveAttribute('allow', /autoplay/)
  await expect(screen.frame).toHaveAttribute('title', /.+/)
  const box = (await screen.frame.boundingBox())!
  expect(box.width).toBeGreaterThanOrEqual(200)
  expect(box.height).toBeGreaterThanOrEqual(200)
  const covered = await page.evaluate(() => {
    const frame = document.querySelector('iframe')!
    const { left, top, width, height } = frame.getBoundingClientRect()
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
    return parts
      .flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const))
      .filter(([x, y]) => document.elementFromPoint(x, y) !== frame).length
  })
  expect(covered, 'points of the video with something over them').toBe(0)
})

test('play, pause, speed and seeks pass both ways', async ({ page, context }) => {
  test.slow()
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page)
  await screen.showVideo()
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  await expect(screen.pause).toBeVisible()
  await screen.speed.selectOption('1.5')
  await expect.poll(() => fake.user(page, (video) => video.rate())).toBe(1.5)
  await page.keyboard.press('5')
  await expect.poll(() => positionOf(fake, page)).toBeGreaterThan(82)
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect
    .poll(async () => Math.abs((await positionOf(fake, page)) - (await secondsOf(screen.time))))
    .toBeLessThan(0.06)
  expect(await stateOf(fake, page), 'a paused video stays paused on a seek').toBe(2)

  await fake.user(page, (video) => video.byUser.seek(40))
  await expectTime(screen.time, 40)
  await fake.user(page, (video) => video.byUser.play())
  await expect(screen.pause).toBeVisible()
  await fake.user(page, (video) => video.byUser.seek(120))
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(119)
  await fake.user(page, (video) => video.byUser.rate(0.5))
  await expect(screen.speed).toHaveValue('0.5')
  await fake.user(page, (video) => video.byUser.pause())
  await expect(screen.play).toBeVisible()
})

test('a seek asked for while the player loads is kept, and the video starts there', async ({
  page,
  context,
}) => {
  const fake = await fakeYouTube(context, { readyAfter: 1500 })
  const screen = await openVideoTrace(page)
  await page.keyboard.press('v')
  await page.keyboard.press('3')
  await page.keyboard.press('6')
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page), { timeout: 15_000 }).toBe(1)
  expect(await positionOf(fake, page)).toBeGreaterThan(0.6 * 164 - 0.5)
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(0.6 * 164)
})

test('a drag seeks without fetching; letting go fetches', async ({ page, context }) => {
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page)
  await screen.showVideo()
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  const seeks = async () => (await fake.calls(page)).filter((call) => call.startsWith('seekTo'))
  const before = (await seeks()).length
  const box = (await screen.time.boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, y, { steps: 12 })
  await expect.poll(async () => (await seeks()).length).toBeGreaterThan(before)
  const during = (await seeks()).slice(before)
  await page.mouse.up()
  await expect.poll(async () => (await seeks()).at(-1)).toMatch(/,true\)$/)
  await expect.poll(() => positionOf(fake, page)).toBeGreaterThan(0.69 * 164)
  expect(during.every((call) => call.endsWith(',false)'))).toBe(true)
  await expect(screen.pause).toBeVisible()
})

test('a speed beyond the video’s pauses it and says so; a slower one brings it back', async ({
  page,
  context,
}) => {
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page)
  await screen.showVideo()
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  await screen.speed.selectOption('4')
  await expect(screen.panel.getByText(/at most 2×.*paused while you play at 4×/)).toBeVisible()
  await expect.poll(() => stateOf(fake, page)).toBe(2)
  await expect(screen.pause, 'the replay goes on').toBeVisible()
  await screen.speed.selectOption('1')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  await expect(screen.panel.getByText(/at most 2×/)).toBeHidden()
  await expect
    .poll(async () => Math.abs((await positionOf(fake, page)) - (await secondsOf(screen.time))))
    .toBeLessThan(1.5)
})

const ERRORS = [
  [2, 'error 2'],
  [5, 'error 5'],
  [100, 'error 100'],
  [101, 'error 101'],
  [150, '150'],
  [153, 'error 153'],
] as const
for (const [error, words] of ERRORS) {
  test(`error ${error} has its words and a way on`, async ({ page, context }) => {
    await fakeYouTube(context, { error })
    const screen = await openVideoTrace(page)
    await page.keyboard.press('3')
    await page.keyboard.press('v')
    await expect(screen.panel.getByRole('alert')).toContainText(words)
    if (error !== 2) {
      const link = screen.panel.getByRole('link', { name: /Open on YouTube at 0:49/ })
      await expect(link).toHaveAttribute(
        'href',
        `https://www.youtube.com/watch?v=${VIDEO_ID}&t=49s`,
      )
    }
    await screen.panel.getByRole('button', { name: 'Go on without the video' }).click()
    await expect(screen.frame).toHaveCount(0)
    await page.keyboard.press('Space')
    await expect(screen.pause).toBeVisible()
    await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(49.5)
  })
}

test('a blocked script says so, and can be tried again', async ({ page, context, watch }) => {
  watch.allowConsole(/iframe_api/)
  const fake = await fakeYouTube(context, { script: 'blocked' })
  const screen = await openVideoTrace(page)
  await page.keyboard.press('v')
  await expect(screen.panel.getByRole('alert')).toContainText('content blocker')
  fake.settings.script = 'ok'
  await screen.panel.getByRole('button', { name: 'Try again' }).click()
  await expect(screen.frame).toBeVisible()
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
})

test('without a network it says that, and the replay plays', async ({ page, context, watch }) => {
  watch.allowConsole(/iframe_api|ERR_INTERNET_DISCONNECTED/)
  await fakeYouTube(context, { script: 'blocked' })
  // The page's own parts are all here, the last of them too: what is tried is the video without a network.
  const lastPart = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/techniquesIn'),
  )
  const screen = await openVideoTrace(page)
  await lastPart
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.keyboard.press('v')
  await expect(screen.panel.getByRole('alert')).toContainText('no connection')
  await page.keyboard.press('Space')
  await expect(screen.pause).toBeVisible()
  await context.setOffline(false)
})

test('a start that the browser forbids is said; the video’s own button does it', async ({
  page,
  context,
}) => {
  const fake = await fakeYouTube(context, { autoplayBlocked: true })
  const screen = await openVideoTrace(page)
  await screen.showVideo()
  await page.keyboard.press('Space')
  await expect(screen.panel.getByText(/press play in it once/)).toBeVisible()
  await expect(screen.play).toBeVisible()
  await fake.user(page, (video) => video.byUser.play())
  await expect(screen.pause).toBeVisible()
  await expect(screen.panel.getByText(/press play in it once/)).toBeHidden()
})

test('after a click in the video the keys work again; the Tab key may stay in it', async ({
  page,
  context,
}) => {
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page)
  await screen.showVideo()
  await fake.frame(page).locator('#inside').click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
  await page.keyboard.press('Space')
  await expect(screen.pause).toBeVisible()
  await page.keyboard.press('Tab')
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
})

test('closing the video leaves the replay where it is, without a trace of the player', async ({
  page,
  context,
}) => {
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page)
  await screen.showVideo()
  await page.keyboard.press('5')
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  await screen.panel.getByRole('button', { name: 'Close the video' }).click()
  await expect(screen.frame).toHaveCount(0)
  await expect(screen.pause).toBeVisible()
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(82)
})

test('two solves of the same video share its player', async ({ page, context }) => {
  test.slow()
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page, [videoRow('first'), videoRow('second')])
  await expect(page.getByRole('heading', { name: 'Clockwork first' })).toBeVisible()
  await screen.showVideo()
  await page.keyboard.press('5')
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  const frame = fake.frame(page)

  await page.getByRole('tab', { name: 'Puzzle' }).click()
  await page.getByRole('link', { name: 'Clockwork second' }).click()
  await expect(page.getByRole('heading', { name: 'Clockwork second' })).toBeVisible()
  await expectTime(screen.time, 0)
  await expect.poll(() => stateOf(fake, page), 'it is paused with the solve').toBe(2)
  await expect.poll(() => positionOf(fake, page)).toBeLessThan(0.5)
  expect(fake.embeds, 'nothing was loaded anew').toHaveLength(1)
  expect(fake.frame(page)).toBe(frame)
  await page.keyboard.press('4')
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  await expect.poll(() => positionOf(fake, page)).toBeGreaterThan(0.4 * 164)
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(fake, page)).toBe(2)
  await expect(page).toHaveURL(/[?&]t=6\d/)

  // Back goes to the first solve, where it was left, with the same player.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Clockwork first' })).toBeVisible()
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(81)
  await expect
    .poll(async () => Math.abs((await positionOf(fake, page)) - (await secondsOf(screen.time))))
    .toBeLessThan(0.11)
  expect(fake.embeds).toHaveLength(1)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(screen.frame).toHaveCount(0)
})

test('offsets of words and video are kept for the solve', async ({ page, context }) => {
  test.slow()
  const fake = await fakeYouTube(context)
  const screen = await openVideoTrace(page, [videoRow('first'), videoRow('other', 'kkkkkkkkkkk')])
  await page.keyboard.press('5')
  await page.getByRole('button', { name: 'Playback settings' }).click()
  await page.getByLabel('Words against the board, seconds').fill('40')
  await expect(page.getByLabel('Words against the board, seconds')).toHaveValue('30')
  await page.getByLabel('Words against the board, seconds').fill('-4')
  await page.getByLabel('Video against the board, seconds').fill('10')
  await page.keyboard.press('Escape')
  // The words are 4 s earlier than the board, the video runs 10 s behind it.
  const half = DURATION / 2
  const word = page.locator('[aria-current="true"]')
  await expect(word).toContainText(` w${Math.floor((half + 4) / WORD_EVERY)}`)
  await screen.showVideo()
  await screen.play.click()
  await expect.poll(() => stateOf(fake, page)).toBe(1)
  await screen.pause.click()
  await expect.poll(() => stateOf(fake, page)).toBe(2)
  await expect
    .poll(async () =>
      Math.abs((await secondsOf(screen.time)) - (await positionOf(fake, page)) - 10),
    )
    .toBeLessThan(0.11)

  const home = page.getByRole('banner').getByRole('link').first()
  const offset = page.getByLabel('Words against the board, seconds')
  await home.click()
  await page.getByRole('link', { name: 'Clockwork other' }).click()
  await page.getByRole('button', { name: 'Playback settings' }).click()
  await expect(offset).toHaveValue('0')
  await page.keyboard.press('Escape')
  await home.click()
  await page.getByRole('link', { name: 'Clockwork first' }).click()
  await page.getByRole('button', { name: 'Playback settings' }).click()
  await expect(offset).toHaveValue('-4')
  await expect(page.getByLabel('Video against the board, seconds')).toHaveValue('10')
})

test('a step repeats while its button or key is held', async ({ page }) => {
  const screen = await openVideoTrace(page)
  const next = page.getByRole('button', { name: 'Next digit placed' })
  await next.click()
  await expectTime(screen.time, 2)
  await next.focus()
  await page.keyboard.press('Enter')
  await expectTime(screen.time, 4)
  await next.hover()
  await page.mouse.down()
  await expect.poll(() => secondsOf(screen.time)).toBeGreaterThan(14)
  await page.mouse.up()
  const held = await secondsOf(screen.time)
  await page.waitForTimeout(500)
  expect(await secondsOf(screen.time), 'letting go ends it').toBe(held)
  await page.keyboard.down('Shift')
  for (let i = 0; i < 4; i++) await page.keyboard.down('Comma')
  await page.keyboard.up('Comma')
  await page.keyboard.up('Shift')
  await expectTime(screen.time, held - 8)
})

test('a synthetic demo says that there is no video', async ({ page }) => {
  await openDemo(page, `?v=${longDemo.youtubeId}`)
  await page.keyboard.press('v')
  await expect(page.getByText('there is no real video of it')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
  test(`the video panel is accessible, ${theme}`, async ({ page, context }) => {
    test.slow()
    const fake = await fakeYouTube(context)
    await useTheme(page, theme)
    const screen = await openVideoTrace(page)
    await screen.showVideo()
    await expectAccessible(page, `the video, ${theme}`)
    fake.settings.error = 101
    await screen.panel.getByRole('button', { name: 'Close the video' }).click()
    await page.keyboard.press('v')
    await expect(screen.panel.getByRole('alert')).toBeVisible()
    await expectAccessible(page, `the video’s failure, ${theme}`)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the video is at least 200 by 200 and nothing is wider than the screen', async ({
    page,
    context,
  }) => {
    await fakeYouTube(context)
    const screen = await openVideoTrace(page, [videoRow()])
    // Without a keyboard: what the bar has no room for stands in the settings.
    await page.getByRole('button', { name: 'Playback settings' }).tap()
    await page.getByRole('button', { name: 'Next digit placed' }).tap()
    await expectTime(screen.time, 2)
    await page.getByRole('checkbox', { name: 'Skip idle' }).check()
    await expect(page.getByRole('combobox', { name: 'Shortest silence to skip' })).toHaveValue('5')
    await expectAccessible(page, 'the settings on a phone')
    await page.getByRole('button', { name: 'Video off' }).tap()
    await page.keyboard.press('Escape')
    await expect(screen.frame).toBeVisible()
    await expect(page.getByText('Loading YouTube’s player…')).toBeHidden()
    const box = (await screen.frame.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(200)
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide).toBeLessThanOrEqual(0)
  })
})
