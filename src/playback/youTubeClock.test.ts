import { expect, test } from 'vitest'
import { createPlayer, type PlayerOptions } from './player'
import { fakeTime } from './testing/fakeTime'
import { modelApi } from './testing/modelApi'
import type { VideoModelSettings } from './testing/videoModel'
import { ApiError } from './youTubeApi'
import { createYouTubeClock } from './youTubeClock'

interface Setup {
  player?: Partial<PlayerOptions>
  video?: Partial<VideoModelSettings>
  online?: boolean
  load?: 'blocked' | 'never'
}

async function open({ player: options = {}, video = {}, online = true, load }: Setup = {}) {
  const time = fakeTime()
  const player = createPlayer({ duration: 1200, time, ...options })
  const { api, model, calls, destroyed, onMessage } = modelApi(time, {
    start: player.position(),
    ...video,
  })
  const removed: string[] = []
  const clock = createYouTubeClock({
    frame: { remove: () => removed.push('frame') } as unknown as HTMLIFrameElement,
    loadApi: () =>
      load === 'blocked'
        ? Promise.reject(new ApiError('script-blocked'))
        : load === 'never'
          ? new Promise(() => {})
          : Promise.resolve(api),
    time,
    start: player.position(),
    isOnline: () => online,
    onMessage,
  })
  player.attachVideo(clock)
  const view = () => player.store.getState()
  // The script's promise settles between two stretches of fake time.
  await Promise.resolve()
  await Promise.resolve()
  return { time, player, clock, model, calls, view, destroyed, removed }
}

const SYNC = 0.06

test('loads, and waits paused at the moment it was opened at', async () => {
  const { time, player, view, model, calls } = await open({ player: { initial: 75.4 } })
  expect(view()).toMatchObject({ status: 'loading', video: 'loading' })
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'paused', source: 'youtube', video: 'ready' })
  expect(player.position()).toBe(75.4)
  expect(model().state()).toBe(5)
  expect(calls.filter((c) => c.startsWith('seek') || c.startsWith('play'))).toEqual([])
})

test('is playing only when the video says so, and keeps with it', async () => {
  const { time, player, view, model } = await open({ player: { initial: 100 } })
  time.pass(1000)
  player.play()
  expect(view()).toMatchObject({ status: 'paused', wantsPlay: true })
  time.pass(1000)
  expect(view().status).toBe('playing')
  for (let i = 0; i < 400; i += 1) {
    time.pass(37)
    expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
  }
})

test('a seek asked for while loading is kept, and the last one counts', async () => {
  const { time, player, model, view } = await open()
  player.seek(50)
  player.play()
  time.pass(200)
  player.seek(300)
  time.pass(2000)
  expect(view().status).toBe('playing')
  expect(model().position()).toBeGreaterThan(300)
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
})

test('pressing play in the video before anything else starts at the moment shown here', async () => {
  const { time, player, model, view } = await open({ player: { initial: 20 } })
  time.pass(1000)
  player.seek(500)
  time.pass(200)
  model().byUser.play()
  time.pass(1500)
  expect(view().status).toBe('playing')
  expect(model().position()).toBeGreaterThan(500)
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
})

test('a paused video stays paused on a seek', async () => {
  const { time, player, model, view } = await open()
  player.play()
  time.pass(2000)
  player.pause()
  time.pass(500)
  expect(view().status).toBe('paused')
  player.seek(700)
  expect(player.position()).toBe(700)
  expect(view().status).toBe('seeking')
  time.pass(1500)
  expect(view().status).toBe('paused')
  expect(model().state()).toBe(2)
  expect(model().position()).toBe(700)
})

test('a paused video at its end stays paused when sent back', async () => {
  const { time, player, model, view } = await open({ video: { duration: 1200 } })
  player.seek(1198)
  player.play()
  time.pass(5000)
  expect(view().status).toBe('ended')
  player.seek(600)
  time.pass(3000)
  expect(view().status).toBe('paused')
  expect(model().state()).toBe(2)
  expect(Math.abs(model().position() - player.position())).toBeLessThan(SYNC)
  expect(Math.abs(player.position() - 600)).toBeLessThan(0.5)
})

test.each(['mouse', 'keys'] as const)(
  'a seek inside the video (%s) moves the board',
  async (how) => {
    const { time, player, model, view } = await open()
    player.play()
    time.pass(3000)
    model().byUser.seek(800, how)
    time.pass(700)
    expect(view().status).toBe('playing')
    expect(player.position()).toBeGreaterThan(800)
    expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
    model().byUser.pause()
    time.pass(300)
    expect(view()).toMatchObject({ status: 'paused', wantsPlay: false })
    model().byUser.seek(40)
    time.pass(500)
    expect(player.position()).toBe(40)
    expect(view().status).toBe('paused')
  },
)

test.each([
  ['paused', true],
  ['playing', false],
] as const)(
  'a seek inside the video (%s) right after one from here wins, and is not taken back',
  async (_, paused) => {
    for (let after = 20; after <= 600; after += 20) {
      const { time, player, model } = await open()
      player.play()
      time.pass(3000)
      if (paused) player.pause()
      time.pass(700)
      player.seek(700)
      time.pass(after)
      model().byUser.seek(40)
      time.pass(6000)
      const away = Math.abs(model().position() - player.position())
      expect(away, `apart, ${after} ms after`).toBeLessThan(SYNC)
      expect(model().position(), `${after} ms after`).toBeLessThan(50)
      expect(player.store.getState().status).toBe(paused ? 'paused' : 'playing')
    }
  },
)

test('a drag sends few seeks without fetching, and one that fetches at its end', async () => {
  const { time, player, model, calls } = await open()
  player.play()
  time.pass(2000)
  calls.length = 0
  for (let i = 0; i < 60; i += 1) {
    player.seek(100 + i * 5, { settled: false })
    time.pass(16)
    expect(player.position()).toBe(100 + i * 5)
  }
  const passing = calls.filter((c) => c.endsWith(',false)')).length
  expect(passing).toBeGreaterThan(3)
  expect(passing).toBeLessThan(15)
  player.seek(400)
  time.pass(1500)
  expect(calls.filter((c) => c.endsWith(',true)'))).toEqual(['seekTo(400,true)'])
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
  expect(model().position()).toBeGreaterThan(400)
})

test('the rate goes both ways', async () => {
  const { time, player, model, view } = await open()
  player.play()
  time.pass(2000)
  player.setRate(1.5)
  time.pass(1000)
  expect(model().rate()).toBe(1.5)
  model().byUser.rate(0.75)
  time.pass(1000)
  expect(view().rate).toBe(0.75)
  time.pass(3000)
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
})

test('a rate beyond the video pauses it, says so, and gives the time back to it later', async () => {
  const { time, player, model, view } = await open()
  player.play()
  time.pass(2000)
  player.setRate(8)
  time.pass(1000)
  expect(model().state()).toBe(2)
  expect(view()).toMatchObject({ status: 'playing', source: 'virtual', parked: 'rate' })
  expect(view().note?.text).toBe('The video plays at most 2×: it is paused while you play at 8×')
  const before = player.position()
  time.pass(1000)
  expect(player.position() - before).toBeCloseTo(8, 6)
  player.setRate(2)
  time.pass(2000)
  expect(view()).toMatchObject({ status: 'playing', source: 'youtube', parked: null, note: null })
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
})

test('play pressed in a video that was paused for the rate lets it drive at its own rate', async () => {
  const { time, player, model, view } = await open()
  player.play()
  time.pass(2000)
  player.setRate(8)
  time.pass(2000)
  const board = player.position()
  model().byUser.play()
  time.pass(2000)
  expect(view()).toMatchObject({ source: 'youtube', rate: 1, status: 'playing' })
  expect(player.position()).toBeGreaterThan(board)
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
})

test('buffering holds the board, with and without a word', async () => {
  const { time, player, model, view } = await open()
  player.play()
  time.pass(2000)
  model().starve(3000)
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'loading', wantsPlay: true })
  time.pass(3500)
  expect(view().status).toBe('playing')
  model().starve(3000, true)
  time.pass(2000)
  expect(view().status).toBe('loading')
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
  time.pass(2500)
  expect(view().status).toBe('playing')
  expect(Math.abs(player.position() - model().position())).toBeLessThan(SYNC)
})

test.each([
  [2, 'bad-id'],
  [5, 'player'],
  [100, 'missing'],
  [101, 'not-embeddable'],
  [150, 'not-embeddable'],
  [153, 'no-referrer'],
] as const)('error %d fails, and the replay goes on without the video', async (error, name) => {
  const { time, player, view } = await open({ player: { initial: 30 }, video: { error } })
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'failed', video: 'failed', videoError: name })
  expect(player.position()).toBe(30)
  player.play()
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'playing', source: 'virtual' })
  expect(player.position()).toBeCloseTo(31, 6)
})

test('an error on the first play fails too', async () => {
  const { time, player, view } = await open({ video: { error: 5, errorAt: 'play' } })
  time.pass(1000)
  player.play()
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'failed', videoError: 'player', wantsPlay: false })
})

test('a blocked script, no network, and a player that never gets ready', async () => {
  const blocked = await open({ load: 'blocked' })
  expect(blocked.view().videoError).toBe('script-blocked')
  const offline = await open({ load: 'blocked', online: false })
  expect(offline.view().videoError).toBe('offline')
  const never = await open({ load: 'never' })
  never.time.pass(30_000)
  expect(never.view()).toMatchObject({ status: 'failed', videoError: 'timeout' })
  expect(never.time.waiting()).toBe(0)
})

test('blocked autoplay is said, and playing in the video clears it', async () => {
  const { time, player, view, model } = await open({ video: { autoplayBlocked: true } })
  time.pass(1000)
  player.play()
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'paused', wantsPlay: false })
  expect(view().note?.kind).toBe('refused')
  model().byUser.play()
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'playing', note: null })
})

test('an offset moves the video against the axis', async () => {
  const { time, player, model, view } = await open({ player: { videoOffset: 12, initial: 100 } })
  player.play()
  time.pass(2000)
  expect(model().position()).toBeGreaterThan(88)
  expect(model().position()).toBeLessThan(91)
  player.setVideoOffset(-3)
  time.pass(2000)
  expect(Math.abs(player.position() + 3 - model().position())).toBeLessThan(SYNC)
  player.setVideoOffset(200)
  time.pass(500)
  expect(view()).toMatchObject({ source: 'virtual', parked: 'outside', status: 'playing' })
})

test('before its beginning there is no video: it joins in when the axis gets there', async () => {
  const { time, player, model, view } = await open({ player: { videoOffset: 10, initial: 5 } })
  player.play()
  time.pass(2000)
  expect(view()).toMatchObject({ source: 'virtual', parked: 'outside', status: 'playing' })
  time.pass(8000)
  expect(view()).toMatchObject({ source: 'youtube', status: 'playing' })
  expect(Math.abs(player.position() - 10 - model().position())).toBeLessThan(SYNC)
})

test('a video that ends before the axis does not end the replay', async () => {
  const { time, player, view } = await open({
    player: { initial: 1190 },
    video: { duration: 1195 },
  })
  player.play()
  time.pass(8000)
  expect(view()).toMatchObject({ source: 'virtual', parked: 'outside', status: 'playing' })
  time.pass(8000)
  expect(view().status).toBe('ended')
  expect(player.position()).toBe(1200)
})

test('a loop turns with the video', async () => {
  const { time, player, model } = await open()
  player.setLoop({ start: 100, end: 104 })
  player.play()
  time.pass(1500)
  for (let i = 0; i < 200; i += 1) {
    time.pass(100)
    expect(player.position()).toBeGreaterThanOrEqual(100)
    expect(player.position()).toBeLessThan(104.1)
  }
  expect(model().position()).toBeLessThan(105)
})

test('going on without the video keeps the moment and the play', async () => {
  const { time, player, clock, view, destroyed, removed } = await open()
  player.play()
  time.pass(3000)
  const before = player.position()
  player.detachVideo()
  clock.destroy()
  time.pass(1000)
  expect(view()).toMatchObject({ status: 'playing', source: 'virtual', video: 'off' })
  expect(player.position() - before).toBeCloseTo(1, 2)
  expect(destroyed()).toBe(1)
  expect(removed).toEqual(['frame'])
  player.destroy()
  time.pass(1000)
  expect(time.waiting()).toBe(0)
})

test('another trace of the same video takes the same clock over', async () => {
  const { time, player, clock, model } = await open()
  player.play()
  time.pass(3000)
  player.detachVideo()
  player.destroy()
  const second = createPlayer({ duration: 1200, time, initial: 640 })
  second.attachVideo(clock)
  time.pass(2000)
  expect(second.store.getState()).toMatchObject({ status: 'paused', source: 'youtube' })
  expect(second.position()).toBe(640)
  expect(model().state()).toBe(2)
  expect(model().position()).toBeCloseTo(640, 1)
})
