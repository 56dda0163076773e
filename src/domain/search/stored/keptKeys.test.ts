import { expect, it } from 'vitest'
import { keptKeys } from './keptKeys'

const keys = (length: number) => new Uint32Array(length)
const kept = (all: ReturnType<typeof keptKeys>, words: readonly number[]) =>
  words.filter((word) => all.get(word) !== undefined)

it('forgets at rest the words asked for longest ago, but none that were asked for since the last', () => {
  const all = keptKeys(10, 100)
  all.keep(1, keys(4))
  all.keep(2, keys(4))
  all.keep(3, keys(4))
  all.rest()
  // Over the limit, but all of this search.
  expect(kept(all, [2, 3, 1])).toEqual([2, 3, 1])
  all.rest()
  all.keep(4, keys(4))
  all.rest()
  expect(kept(all, [1, 2, 3, 4])).toEqual([1, 4])
  all.rest()
  all.forget(1)
  expect(kept(all, [1, 4])).toEqual([4])
})

it('keeps no more than so many while no rest comes, and the last word however long', () => {
  const all = keptKeys(10, 20)
  for (let word = 1; word <= 6; word++) all.keep(word, keys(5))
  expect(kept(all, [1, 2, 3, 4, 5, 6])).toEqual([3, 4, 5, 6])
  all.keep(7, keys(50))
  expect(kept(all, [3, 4, 5, 6, 7])).toEqual([7])
})
