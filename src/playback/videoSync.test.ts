import { expect, test } from 'vitest'
import { createPlayer } from './player'
import { fakeTime } from './testing/fakeTime'
import { modelApi } from './testing/modelApi'
import { createYouTubeClock } from './youTubeClock'

/** Milliseconds that messages take. */
const WAY = [1, 12] as const
/** Milliseconds by which a frame may be off the video at most, and 95 times of 100. */
const BOUND = 60
const TYPICAL = 20
/** Milliseconds around a jump in which page and player cannot know of each other. */
const BEFORE_JUMP = 150
const AFTER_JUMP = 350

test('what a frame shows keeps with the video, whatever the two of them do to it', async () => {
  const time = fakeTime()
  const player = createPlayer({ duration: 1200, time })
  const { api, model, onMessage } = modelApi(time, {}, WAY)
  let shown = 0
  player.onFrame((position) => {
    shown = position
  })
  const clock = createYouTubeClock({
    frame: { remove: () => {} } as unknown as HTMLIFrameElement,
    loadApi: () => Promise.resolve(api),
    time,
    start: 0,
    isOnline: () => true,
    onMessage,
  })
  player.attachVideo(clock)
  await Promise.resolve()
  await Promise.resolve()
  time.pass(1000)
  player.play()
  time.pass(2000)

  const looks: { at: number; off: number }[] = []
  const jumps: number[] = []
  let last = model().position()
  const pass = (ms: number) => {
    for (let gone = 0; gone < ms; gone += 3) {
      time.pass(3)
      const video = model().position()
      if (Math.abs(video - last) > 0.3) jumps.push(time.now())
      last = video
      looks.push({ at: time.now(), off: (shown - video) * 1000 })
    }
  }
  for (const rate of [1, 1.5, 2]) {
    player.setRate(rate)
    for (let n = 0; n < 50; n += 1) {
      pass(1200 + ((n * 37) % 400))
      const target = 5 + ((n * 271 + rate * 97) % 1000)
      if (n % 2 === 0) player.seek(target)
      else model().byUser.seek(target, n % 4 === 1 ? 'mouse' : 'keys')
      if (n % 4 !== 2) continue
      pass(600)
      player.pause()
      pass(400)
      model().byUser.play()
    }
  }
  const offs = looks
    .filter(({ at }) => !jumps.some((jump) => at > jump - BEFORE_JUMP && at < jump + AFTER_JUMP))
    .map(({ off }) => Math.abs(off))
    .sort((a, b) => a - b)
  expect(offs.length).toBeGreaterThan(40_000)
  expect(offs[Math.floor(offs.length * 0.95)]).toBeLessThan(TYPICAL)
  // At twice the speed, until the page has heard that it plays and a frame has passed.
  expect(offs.at(-1)).toBeLessThan(BOUND)
})
