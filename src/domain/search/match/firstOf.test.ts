import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstOf } from './firstOf'

it('gives what sorting everything gives', () => {
  const item = fc.record({ rank: fc.nat({ max: 9 }), place: fc.nat() })
  const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
  fc.assert(
    fc.property(fc.array(item, { maxLength: 120 }), fc.nat({ max: 80 }), (items, count) => {
      expect(firstOf(items, count, byRank)).toEqual([...items].sort(byRank).slice(0, count))
    }),
  )
})
