import { expect, test } from 'vitest'
import { createPlayer, type PlayerOptions } from './player'
import { fakeTime } from './testing/fakeTime'

function open(options: Partial<PlayerOptions> = {}) {
  const time = fakeTime()
  const player = createPlayer({ duration: 600, time, ...options })
  const frames: number[] = []
  player.onFrame((position) => frames.push(position))
  return { time, player, frames, view: () => player.store.getState() }
}

test('opens paused at the linked moment', () => {
  const { player, view, time } = open({ initial: 75.4 })
  expect(view().status).toBe('paused')
  expect(player.position()).toBe(75.4)
  time.pass(5000)
  expect(player.position()).toBe(75.4)
})

test('a linked moment beyond the end is the end', () => {
  const { player, view } = open({ initial: 9999 })
  expect(player.position()).toBe(600)
  expect(view().status).toBe('ended')
})

test('plays, pauses and changes speed without losing a moment', () => {
  const { player, view, time } = open()
  player.play()
  time.pass(2000)
  expect(player.position()).toBeCloseTo(2, 9)
  player.setRate(4)
  time.pass(1000)
  expect(player.position()).toBeCloseTo(6, 9)
  player.pause()
  time.pass(1000)
  expect(player.position()).toBeCloseTo(6, 9)
  expect(view()).toMatchObject({ status: 'paused', rate: 4, wantsPlay: false })
})

test('seeking keeps what it was doing', () => {
  const { player, view, time } = open()
  player.seek(100)
  expect(view().status).toBe('paused')
  player.toggle()
  player.seek(200)
  time.pass(1000)
  expect(view().status).toBe('playing')
  expect(player.position()).toBeCloseTo(201, 9)
})

test('a drag holds time still where the hand is, and play goes on when it ends', () => {
  const { player, view, time } = open()
  player.play()
  player.seek(50, { settled: false })
  time.pass(1000)
  expect(view().status).toBe('seeking')
  expect(player.position()).toBe(50)
  player.seek(60, { settled: true })
  time.pass(1000)
  expect(player.position()).toBeCloseTo(61, 9)
})

test('frames come while time flows, and once after a seek', () => {
  const { player, frames, time } = open()
  time.pass(200)
  frames.length = 0
  player.seek(10)
  player.seek(20)
  time.pass(500)
  expect(frames).toEqual([20])
  player.play()
  time.pass(1000)
  expect(frames.length).toBeGreaterThan(55)
  player.pause()
  time.pass(100)
  frames.length = 0
  time.pass(1000)
  expect(frames).toEqual([])
})

test('ends at the end and starts again from the beginning', () => {
  const { player, view, time } = open({ initial: 599 })
  player.play()
  time.pass(3000)
  expect(view().status).toBe('ended')
  expect(player.position()).toBe(600)
  player.play()
  expect(player.position()).toBe(0)
  expect(view().status).toBe('playing')
})

test('a loop turns at its end, but a seek beyond it is obeyed', () => {
  const { player, time } = open()
  player.setLoop({ start: 10, end: 12 })
  expect(player.position()).toBe(10)
  player.play()
  time.pass(3000)
  expect(player.position()).toBeGreaterThan(10.9)
  expect(player.position()).toBeLessThan(11.1)
  player.seek(100)
  time.pass(5000)
  expect(player.position()).toBeCloseTo(105, 6)
})

test('skips idle stretches only while playing, and says how much', () => {
  const { player, view, time } = open({ idle: [{ start: 5, end: 47.7 }] })
  player.setSkipIdle(3)
  player.play()
  time.pass(6000)
  expect(view().note).toEqual({ kind: 'skipped', text: 'Skipped 0:42' })
  expect(player.position()).toBeGreaterThan(47.7)
  time.pass(5000)
  expect(view().note).toBeNull()
})

test('a moment asked for inside an idle stretch is not skipped', () => {
  const { player, time } = open({ idle: [{ start: 5, end: 48 }], initial: 20 })
  player.setSkipIdle(3)
  player.seek(20)
  player.play()
  time.pass(1000)
  expect(player.position()).toBeCloseTo(21, 6)
})

test('shorter stretches than asked for are played', () => {
  const { player, time } = open({ idle: [{ start: 5, end: 9 }] })
  player.setSkipIdle(5)
  player.play()
  time.pass(6000)
  expect(player.position()).toBeCloseTo(6, 6)
})

test('destroying leaves no timer, frame or listener', () => {
  const { player, frames, time, view } = open({ idle: [{ start: 1, end: 30 }] })
  player.setSkipIdle(2)
  player.play()
  time.pass(1500)
  player.destroy()
  expect(time.waiting()).toBe(0)
  frames.length = 0
  player.play()
  time.pass(1000)
  expect(frames).toEqual([])
  expect(view().status).toBe('idle')
  expect(time.waiting()).toBe(0)
})

test('the store is not touched while time merely flows', () => {
  const { player, time } = open()
  player.play()
  let calls = 0
  player.store.subscribe(() => {
    calls += 1
  })
  time.pass(60_000)
  expect(calls).toBe(0)
})

test('unusable numbers change nothing', () => {
  const { player } = open({ initial: 5 })
  player.seek(Number.NaN)
  player.setRate(Number.NaN)
  player.setLoop({ start: 3, end: 3 })
  expect(player.position()).toBe(5)
  expect(player.store.getState()).toMatchObject({ rate: 1, loop: null })
})
