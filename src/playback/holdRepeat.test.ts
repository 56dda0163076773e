import { expect, test } from 'vitest'
import { holdRepeat } from './holdRepeat'
import { fakeTime } from './testing/fakeTime'

test('acts at once, repeats while held, and stops when let go', () => {
  const time = fakeTime()
  let count = 0
  const hold = holdRepeat(() => {
    count += 1
  }, time)
  hold.press()
  expect(count).toBe(1)
  time.pass(399)
  expect(count).toBe(1)
  time.pass(1 + 90 * 9)
  expect(count).toBe(11)
  hold.release()
  time.pass(5000)
  expect(count).toBe(11)
  expect(time.waiting()).toBe(0)
})

test('letting go in the middle of its own action ends it', () => {
  const time = fakeTime()
  let count = 0
  const hold = holdRepeat(() => {
    count += 1
    if (count === 3) hold.release()
  }, time)
  hold.press()
  time.pass(5000)
  expect(count).toBe(3)
  expect(time.waiting()).toBe(0)
})
