import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTrace } from './decodeTrace'
import { indexAt } from './indexAt'
import { momentTime } from './momentTime'
import { readEntry } from './readEntry'
import { testRow } from './testSupport/testRow'
import { wordAt } from './wordAt'

const trace = decodeTrace(readEntry(testRow({ rows: 9, cols: 9, groups: 400, words: 900 })).entry!)

test('the moment of every group and every word is named so that it is that moment again', () => {
  for (const time of trace.groups.times)
    expect(indexAt(trace, momentTime(trace, time))).toBe(indexAt(trace, time))
  for (const start of trace.words.start)
    expect(wordAt(trace, momentTime(trace, start))).toBe(wordAt(trace, start))
})

test('any moment is named within a tenth of a second, on the same board and word', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: trace.duration, noNaN: true }), (time) => {
      const named = momentTime(trace, time)
      expect(Math.abs(named - time)).toBeLessThanOrEqual(0.0501)
      expect(Math.abs(indexAt(trace, named) - indexAt(trace, time))).toBeLessThanOrEqual(1)
    }),
  )
})

test('round tenths stay round', () => {
  expect(momentTime(trace, 50.0001)).toBe(50)
})
