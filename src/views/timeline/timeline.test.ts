import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { laneBins } from './laneBins'
import { panned, revealing, tickStep, timeOf, wholeView, xOf, zoomed } from './timeView'

const duration = 2890

describe('the time view', () => {
  it('keeps the pointed time under the pointer while zooming, and never leaves the axis', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.double({ min: 0.2, max: 3, noNaN: true })),
        (at, factors) => {
          let view = wholeView(duration)
          for (const factor of factors) {
            const about = timeOf(view, 1000, at * 1000)
            const next = zoomed(view, duration, about, factor)
            expect(next.from).toBeGreaterThanOrEqual(0)
            expect(next.to).toBeLessThanOrEqual(duration + 1e-6)
            expect(next.to - next.from).toBeGreaterThanOrEqual(4 - 1e-6)
            if (next.from > 1e-6 && next.to < duration - 1e-6)
              expect(xOf(next, 1000, about)).toBeCloseTo(at * 1000, 3)
            view = next
          }
        },
      ),
    )
  })

  it('pans within the axis and reveals a time that is off screen', () => {
    const view = { from: 100, to: 200 }
    expect(panned(view, duration, -500)).toEqual({ from: 0, to: 100 })
    expect(panned(view, duration, 5000)).toEqual({ from: duration - 100, to: duration })
    expect(revealing(view, duration, 150)).toBe(view)
    expect(revealing(view, duration, 1000)).toEqual({ from: 975, to: 1075 })
  })

  it('labels at round steps', () => {
    expect(tickStep({ from: 0, to: 2890 }, 10)).toBe(300)
    expect(tickStep({ from: 0, to: 60 }, 10)).toBe(10)
  })
})

describe('lane bins', () => {
  it('count every time of the view once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 100, noNaN: true })),
        fc.integer({ min: 1, max: 500 }),
        (list, columns) => {
          const times = Float64Array.from(list).sort()
          const view = { from: 20, to: 70 }
          const inside = times.filter((t) => t >= view.from && t <= view.to).length
          expect(laneBins(times, view, columns).reduce((a, b) => a + b, 0)).toBe(inside)
        },
      ),
    )
  })
})
