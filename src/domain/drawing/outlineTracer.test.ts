import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlinePath } from './outlinePath'
import { type Loop, traceOutline } from './outlineTracer'

/** Twice the signed area; positive for loops that run clockwise on a screen. */
function area(loop: Loop): number {
  return loop.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length]!
    return sum + x1 * y2 - x2 * y1
  }, 0)
}

describe('traceOutline', () => {
  it('starts where SudokuPad starts its dashes', () => {
    expect(outlinePath([[1, 6]], 5.12)).toBe(
      'M389.12 69.12 L442.88 69.12 L442.88 122.88 L389.12 122.88 Z',
    )
    // A dead end pointing left starts at its lower left corner, one pointing up at its upper left.
    expect(
      outlinePath(
        [
          [3, 5],
          [3, 6],
        ],
        5.12,
      ),
    ).toMatch(/^M325\.12 250\.88 /)
    expect(
      outlinePath(
        [
          [1, 8],
          [2, 8],
        ],
        5.12,
      ),
    ).toMatch(/^M517\.12 69\.12 /)
  })

  it('puts a point in the middle of a side whose neighbours go on', () => {
    const box = [0, 1, 2].flatMap((row) => [0, 1, 2].map((col) => [row, col] as const))
    expect(outlinePath(box, 0)).toBe('M0 0 L96 0 L192 0 L192 96 L192 192 L96 192 L0 192 L0 96 Z')
  })

  it('gives a hole its own loop, the other way round', () => {
    const ring = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((col) => [row, col] as const))
      .filter(([row, col]) => row !== 1 || col !== 1)
    const loops = traceOutline(ring, 1, 0)
    expect(loops.map(area)).toEqual([18, -2])
  })

  it('keeps cells apart that touch only at a corner', () => {
    expect(
      traceOutline(
        [
          [0, 1],
          [1, 0],
        ],
        1,
        0,
      ),
    ).toHaveLength(2)
  })

  it('encloses exactly the cells, whatever their shape and order', () => {
    const cell = fc.tuple(fc.nat(6), fc.nat(6))
    fc.assert(
      fc.property(fc.uniqueArray(cell, { selector: String, minLength: 1 }), (cells) => {
        const loops = traceOutline(cells, 1, 0)
        expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBe(2 * cells.length)
        const inset = traceOutline(cells, 1, 0.1).flat()
        for (const [x, y] of inset) {
          // Every point of an inset outline lies inside one of the cells.
          expect(cells.some(([r, c]) => x > c && x < c + 1 && y > r && y < r + 1)).toBe(true)
        }
      }),
    )
  })
})
