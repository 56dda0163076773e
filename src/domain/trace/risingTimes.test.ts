import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { risingTimes } from './risingTimes'

function repair(times: number[]) {
  const result = risingTimes(Float64Array.from(times))
  return [Array.from(result.times), result.repaired]
}

describe('times made to rise', () => {
  it.each([
    [[], [], []],
    [[1, 1, 2], [1, 1, 2], []],
    [[10, 20, 15, 30], [10, 20, 20, 30], [2]],
    [[10, 20, 15], [10, 20, 20], [2]],
    [[10, 900, 20, 30], [10, 10, 20, 30], [1]],
    [[5, 1, 2, 3], [1, 1, 2, 3], [0]],
    [
      [Number.NaN, 4, Number.NaN],
      [4, 4, 4],
      [0, 2],
    ],
    [[Number.NaN], [0], [0]],
  ])('%j', (raw, times, repaired) => {
    expect(repair(raw)).toEqual([times, repaired])
  })

  it('never fall, keep what rose, and leave few untouched ones out', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 40 }), (raw) => {
        const { times, repaired } = risingTimes(Float64Array.from(raw))
        const list = Array.from(times)
        expect(list).toEqual([...list].sort((a, b) => a - b))
        expect(raw.length - repaired.length).toBe(longest(raw))
      }),
    )
  })
})

/** The longest part that never falls, the slow and plain way. */
function longest(raw: number[]): number {
  const lengths: number[] = []
  raw.forEach((value, index) => {
    const before = lengths.filter((_, earlier) => (raw[earlier] ?? 0) <= value)
    lengths[index] = 1 + Math.max(0, ...before)
  })
  return Math.max(0, ...lengths)
}
