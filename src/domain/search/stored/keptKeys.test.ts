import { expect, it } from 'vitest'
import { keptKeys } from './keptKeys'

it('keeps what was asked for last, within its room', () => {
  const kept = keptKeys(10)
  const [a, b, c, large] = [4, 4, 4, 50].map((length) => new Uint32Array(length))
  kept.keep(1, a!)
  kept.keep(2, b!)
  expect(kept.get(1)).toBe(a)
  kept.keep(3, c!)
  expect([1, 2, 3].map((word) => kept.get(word))).toEqual([a, undefined, c])
  kept.keep(4, large!)
  expect([1, 2, 3, 4].map((word) => kept.get(word))).toEqual([
    undefined,
    undefined,
    undefined,
    large,
  ])
  kept.forget(4)
  kept.keep(1, a!)
  kept.keep(1, a!)
  kept.keep(2, b!)
  expect([1, 2, 4].map((word) => kept.get(word))).toEqual([a, b, undefined])
})
