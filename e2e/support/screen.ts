import { expect, type Locator, type Page } from '@playwright/test'

/** The trace screen as a person knows it: by the names of its parts. */
export const traceScreen = (page: Page) => ({
  board: page.getByRole('region', { name: 'Board' }),
  time: page.getByRole('slider', { name: 'Time' }),
  play: page.getByRole('button', { name: 'Play', exact: true }),
  pause: page.getByRole('button', { name: 'Pause', exact: true }),
  transcript: page.getByRole('region', { name: 'Transcript' }),
  sentence: page.locator('[aria-current="true"]'),
  find: page.getByRole('searchbox', { name: 'Find in this transcript' }),
  copyLink: page.getByRole('button', { name: /^Copy link \d/ }),
  speed: page.getByRole('combobox', { name: 'Speed' }),
})

/** Seconds that the timeline's slider says. */
export const secondsOf = async (time: Locator) => Number(await time.getAttribute('aria-valuenow'))

export async function expectTime(time: Locator, seconds: number, within = 0.11): Promise<void> {
  await expect
    .poll(async () => Math.abs((await secondsOf(time)) - seconds), {
      message: `the slider reaches ${seconds} s`,
    })
    .toBeLessThanOrEqual(within)
}

/** Opens a demo at a moment and waits for its board. */
export async function openDemo(page: Page, query: string): Promise<ReturnType<typeof traceScreen>> {
  await page.goto(`/${query}`)
  const screen = traceScreen(page)
  await expect(screen.board).toBeVisible()
  await expect(screen.time).toBeVisible()
  return screen
}
