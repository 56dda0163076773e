import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathBox } from './pathBox'
import { transformMatrix } from './transformMatrix'

describe('pathBox', () => {
  it.each([
    ['M10 20 L30 5', { x: 10, y: 5, width: 20, height: 15 }],
    ['M320 480 h64 v32 z', { x: 320, y: 480, width: 64, height: 32 }],
    ['M10 20 L30 5 Z M0 7 L-4.5,6', { x: -4.5, y: 5, width: 34.5, height: 15 }],
    ['M10 20 L30 5 M500 500', { x: 10, y: 5, width: 20, height: 15 }],
    ['M1 1 L2 2 L3', { x: 1, y: 1, width: 1, height: 1 }],
    ['m5 5 l10 0 0 10', { x: 5, y: 5, width: 10, height: 10 }],
    ['M1,1 2,3 4,0', { x: 1, y: 0, width: 3, height: 3 }],
    ['M1.5.5.25-3', { x: 0.25, y: -3, width: 1.25, height: 3.5 }],
  ])('%s', (d, box) => expect(pathBox(d)).toEqual(box))

  it('holds a circle of arcs, with or without spaces between the flags', () => {
    for (const d of [
      'M-5 0 a 5,5 0 1,0 10,0 a 5,5 0 1,0 -10,0',
      'M-5 0a5 5 0 1010 0a5 5 0 10-10 0',
    ]) {
      const box = pathBox(d)!
      expect(box.x).toBeCloseTo(-5, 2)
      expect(box.y).toBeCloseTo(-5, 2)
      expect(box.width).toBeCloseTo(10, 2)
      expect(box.height).toBeCloseTo(10, 2)
    }
  })

  it('holds a curve, not its control points', () => {
    const box = pathBox('M0 0 C0 10 10 10 10 0')!
    expect(box.height).toBeCloseTo(7.5, 2)
    expect(pathBox('M0 0 Q5 10 10 0')!.height).toBeCloseTo(5, 2)
  })

  it('is null for paths that draw nothing and never throws', () => {
    expect(pathBox('')).toBeNull()
    expect(pathBox('M5 5')).toBeNull()
    fc.assert(fc.property(fc.string(), (d) => void pathBox(d)))
    fc.assert(
      fc.property(fc.stringMatching(/^[MLHVCSQTAZmlhvcsqtaz0-9 ,.eE+-]{0,80}$/), (d) => {
        const box = pathBox(d)
        if (box) expect(Number.isNaN(box.width)).toBe(false)
      }),
    )
  })
})

describe('transformMatrix', () => {
  it('chains from left to right, as SVG does', () => {
    expect(transformMatrix('scale(72 72) translate(-352 -544)')).toEqual([
      72, 0, 0, 72, -25344, -39168,
    ])
    const turn = transformMatrix('rotate(90 32 32)')
    expect(turn.map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([0, 1, -1, 0, 64, 0])
  })
})
