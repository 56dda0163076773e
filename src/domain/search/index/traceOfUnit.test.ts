import fc from 'fast-check'
import { expect, it } from 'vitest'
import { traceOfUnits } from './traceOfUnit'

it('says of every unit which trace it belongs to, while traces are added', () => {
  const sizes = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 900 })))
  fc.assert(
    fc.property(sizes, (traces) => {
      const units = traceOfUnits()
      const plain: number[] = []
      traces.forEach((size, trace) => {
        units.add(size)
        for (let i = 0; i < size; i++) plain.push(trace)
        expect(units.of(plain.length - 1)).toBe(trace)
      })
      expect(plain.map((_, unit) => units.of(unit))).toEqual(plain)
      expect(units.of(plain.length + 1_000)).toBe(Math.max(0, traces.length - 1))
    }),
    { numRuns: 200 },
  )
})
