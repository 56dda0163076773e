import { expect, test } from 'vitest'
import { indexAt } from '@/domain/trace/indexAt'
import type { Trace } from '@/domain/trace/trace'
import { wordAt } from '@/domain/trace/wordAt'
import { createPlayer } from './player'
import { fakeTime } from './testing/fakeTime'

/** Seconds of the axis: a player that drifts by a millisecond a minute would be a quarter of a second off. */
const LONG = 4 * 3600

/** Groups every 1.3 s and words every 0.31 s. */
const trace = {
  groups: { count: 11_200, times: Float64Array.from({ length: 11_200 }, (_, i) => i * 1.3) },
  words: { start: Float64Array.from({ length: 47_000 }, (_, i) => i * 0.31) },
} as unknown as Trace

test('four hours at 16× end at the right group and word, without drift', () => {
  const time = fakeTime()
  const player = createPlayer({ duration: LONG + 60, time })
  player.setRate(16)
  player.play()
  let worst = 0
  const began = time.now()
  player.onFrame((position) => {
    worst = Math.max(worst, Math.abs(position - ((time.now() - began) / 1000) * 16))
  })
  time.pass((LONG / 16) * 1000)
  const position = player.position()
  expect(Math.abs(position - LONG)).toBeLessThan(1e-6)
  expect(worst).toBeLessThan(1e-6)
  expect(indexAt(trace, position)).toBe(Math.floor(LONG / 1.3))
  expect(wordAt(trace, position)).toBe(Math.floor(LONG / 0.31))
})

test('four hours of play at 16× on the wall, many times around a loop, do not drift either', () => {
  const time = fakeTime(250)
  const player = createPlayer({ duration: LONG, time })
  player.setLoop({ start: 0, end: LONG / 2 })
  player.setRate(16)
  player.play()
  const turns: number[] = []
  let before = 0
  player.onFrame((position) => {
    if (position < before) turns.push(time.now())
    before = position
  })
  time.pass(LONG * 1000)
  // Half the axis at 16× takes 450 s; a turn is seen at the first frame after it.
  const periods = turns.slice(1).map((at, i) => at - turns[i]!)
  expect(turns.length).toBeGreaterThanOrEqual(31)
  for (const period of periods) expect(Math.abs(period - 450_000)).toBeLessThanOrEqual(250)
})

test('a pause, a change of speed and a seek now and then leave no remainder', () => {
  const time = fakeTime(100)
  const player = createPlayer({ duration: LONG, time })
  let expected = 0
  for (let i = 0; i < 200; i += 1) {
    const rate = [0.25, 1, 2, 16][i % 4]!
    player.setRate(rate)
    player.play()
    time.pass(3700)
    expected += 3.7 * rate
    player.pause()
    time.pass(500)
    if (i % 10 === 9) {
      player.seek(expected + 5)
      expected += 5
    }
    expect(player.position()).toBeCloseTo(expected, 6)
  }
})
