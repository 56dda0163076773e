import { expect, test } from 'vitest'
import { lineFrom, onLine, readOn, turnLine, type VideoLine } from './videoLine'

/** Milliseconds from one time told to the next, and the ways that such messages take. */
const EVERY = 250
const WAYS = [1, 8, 4, 11, 7, 3, 10, 6, 2, 9, 5]

/** A video at `position(at)` seconds, read `count` times from `from` milliseconds on, each time a message's way late. */
function readFrom(
  line: VideoLine,
  position: (at: number) => number,
  from: number,
  count: number,
): VideoLine {
  let read = line
  for (let n = 0; n < count; n += 1) {
    const at = from + n * EVERY
    read = readOn(read, { position: position(at), at: at + WAYS[n % WAYS.length]! })
  }
  return read
}

const at2x = (at: number) => (at / 1000) * 2

test('a line that has seen enough is where the video is', () => {
  const line = readFrom(lineFrom({ position: 0, at: 12 }, 2, true), at2x, EVERY, 40)
  expect(Math.abs(onLine(line, 10_500) - at2x(10_500))).toBeLessThan(0.003)
})

test('a line through one reading after a jump knows how late readings come', () => {
  const known = readFrom(lineFrom({ position: 0, at: 12 }, 2, true), at2x, EVERY, 40)
  for (const way of WAYS) {
    const line = readOn(known, { position: 500, at: 10_300 + way })
    const late = (500 + at2x(200) - onLine(line, 10_500)) * 1000
    // Late by its own way less the usual one, five or six milliseconds, at twice the speed.
    expect(Math.abs(late)).toBeLessThan(14)
  }
})

test('knows nothing of lateness before it has seen enough', () => {
  const line = readFrom(lineFrom({ position: 0, at: 12 }, 2, true), at2x, EVERY, 4)
  expect(line.lateness).toEqual([])
  expect(onLine(line, 1000)).toBeLessThanOrEqual(at2x(1000))
})

test('readings of a page that was busy for a moment do not hold the line back', () => {
  const known = readFrom(lineFrom({ position: 0, at: 12 }, 2, true), at2x, EVERY, 40)
  let line = known
  for (const at of [10_250, 10_500]) line = readOn(line, { position: at2x(at), at: at + 200 })
  expect(Math.abs(onLine(line, 10_800) - at2x(10_800))).toBeLessThan(0.003)
  expect(line.lateness).toEqual(known.lateness)
})

test('a video that stood still for a moment without a word is followed within about a second', () => {
  const known = readFrom(lineFrom({ position: 0, at: 12 }, 2, true), at2x, EVERY, 40)
  const later = (at: number) => at2x(at - 300)
  const line = readFrom(known, later, 10_250, 5)
  expect(Math.abs(onLine(line, 11_500) - later(11_500))).toBeLessThan(0.014)
})

test('a change of speed happened as long ago as a message is under way', () => {
  const known = readFrom(lineFrom({ position: 0, at: 12 }, 1, true), (at) => at / 1000, EVERY, 40)
  const line = turnLine(known, 2, 10_306)
  expect(line.rate).toBe(2)
  expect(Math.abs(onLine(line, 10_306) - (10.3 + at2x(6)))).toBeLessThan(0.003)
})

test('a still video is where it was read', () => {
  const line = readOn(lineFrom({ position: 7, at: 100 }, 1, false), { position: 42, at: 200 })
  expect(onLine(line, 900)).toBe(42)
})
