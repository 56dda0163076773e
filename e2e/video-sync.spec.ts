import { expect, test } from './support/app'
import { fakeYouTube } from './support/fakeYouTube'
import { BOUND, figures, startProbe } from './support/syncProbe'
import { DURATION, openVideoTrace } from './support/videoTrace'

/** Seconds of play and number of seeks; the benchmark runs the full length. */
const SECONDS = Number(process.env.SYNC_SECONDS ?? 4)
const SEEKS = Number(process.env.SYNC_SEEKS ?? 6)
const RATES = [1, 1.5, 2]

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Milliseconds that a message between page and player takes. */
const LATENCY = [1, 12] as const

for (const extrapolates of [false, true]) {
  const kind = extrapolates ? 'runs on between messages' : 'stands still between messages'
  test(`board, words and playhead keep with a video whose time ${kind}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000 + SECONDS * 60_000)
    const settings = { duration: DURATION, extrapolates, latency: LATENCY }
    const fake = await fakeYouTube(context, settings)
    await page.clock.install()
    const screen = await openVideoTrace(page)
    await screen.showVideo()
    const box = (await screen.time.boundingBox())!
    const probe = await startProbe(page, fake)
    const next = random(extrapolates ? 7 : 3)

    await page.keyboard.press('Space')
    await probe.pass(800)
    expect(await fake.user(page, (video) => video.state())).toBe(1)
    const perRate = Math.ceil(SEEKS / RATES.length)
    let n = 0
    for (const rate of RATES) {
      await screen.speed.selectOption(String(rate))
      for (let i = 0; i < perRate; i += 1, n += 1) {
        await probe.pass((SECONDS * 1000) / SEEKS)
        const target = 5 + next() * 100
        if (n % 2 === 0) {
          await page.mouse.click(box.x + (target / DURATION) * box.width, box.y + box.height / 2)
        } else if (n % 4 === 1) {
          await fake.frame(page).evaluate((to) => window.video.byUser.seek(to, 'mouse'), target)
        } else {
          await fake.frame(page).evaluate((to) => window.video.byUser.seek(to, 'keys'), target)
        }
        if (n % 4 === 2) {
          await probe.pass(600)
          await page.keyboard.press('k')
          await probe.pass(400)
          await fake.user(page, (video) => video.byUser.play())
        }
      }
    }
    await probe.pass(800)
    const { board, words, playhead, follow } = probe.offsets()
    for (const [what, values] of Object.entries({ board, words, playhead })) {
      const { text, max } = figures(values)
      const verdict = max <= BOUND ? 'ok' : 'over'
      console.log(
        `figure: ${what} off a video that ${kind}: ${text} (bound ${BOUND} ms) ${verdict}`,
      )
    }
    console.log(`figure: with a video that jumps and ${kind} again within: ${figures(follow).text}`)
    expect(playhead.length).toBeGreaterThan(SECONDS * 20)
    expect(figures(board).max).toBeLessThanOrEqual(BOUND)
    expect(figures(words).max).toBeLessThanOrEqual(BOUND)
    expect(figures(playhead).max).toBeLessThanOrEqual(BOUND)
  })
}
