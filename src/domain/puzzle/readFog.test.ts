import { describe, expect, it } from 'vitest'
import { decodePayload } from './decodePayload'

const grid = Array.from({ length: 4 }, () => [{}, {}, {}, {}])

function decoded(source: object) {
  const result = decodePayload(JSON.stringify({ cells: grid, ...source }))
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}
const fogOf = (source: object) => decoded(source).puzzle.fog

describe('fog', () => {
  it('none', () => {
    expect(fogOf({})).toBeNull()
    expect(
      fogOf({ cages: [{ cells: [[0, 0]] }], overlays: [{ center: [0.5, 0.5], text: 'FOG' }] }),
    ).toBeNull()
  })
  it.each([
    [
      'a list',
      {
        foglight: [
          [0, 0],
          [3, 3],
        ],
      },
      [0, 15],
    ],
    ['an empty list', { foglight: [] }, []],
    ['a text', { foglight: 'r1c1r4c4' }, [0, 15]],
    [
      'cells off the grid and twice',
      {
        foglight: [
          [0, 0],
          [9, 9],
          [0, 0],
          [-1, 0],
          [0.5, 0],
        ],
      },
      [0],
    ],
    ['a cage that says FOGLIGHT', { cages: [{ cells: [[0, 1]], value: 'FOGLIGHT' }] }, [1]],
    [
      'in small letters',
      {
        cages: [
          {
            cells: [
              [0, 1],
              [0, 2],
            ],
            value: 'foglight',
          },
        ],
      },
      [1, 2],
    ],
    ['foglight: cells', { cages: [{ value: 'foglight: r2c1r2c2' }] }, [4, 5]],
    [
      'foglight: cells in a cage with cells',
      { cages: [{ cells: [[3, 3]], value: 'FOGLIGHT:r2c1-r3c2' }] },
      [4, 5, 8, 9],
    ],
    [
      'an overlay over a cage without label',
      {
        cages: [
          {
            cells: [
              [1, 1],
              [1, 2],
            ],
          },
          { cells: [[3, 3]] },
        ],
        overlays: [{ center: [1.5, 2.5], text: 'FOGLIGHT' }],
      },
      [5, 6],
    ],
    ['both', { foglight: [[0, 0]], cages: [{ cells: [[0, 1]], value: 'FOGLIGHT' }] }, [0, 1]],
  ])('%s', (_, source, lights) => {
    expect(fogOf(source)).toEqual({ lights, triggers: null })
  })
  it('triggers', () => {
    const entry = (cell: unknown, cells: unknown, type = 'foglight') => ({
      trigger: { type: 'cellvalue', cell },
      effect: { type, cells },
    })
    const triggereffect = [
      entry('r1c1r1c2', 'r4c1r4c2'),
      entry('x', 'r1c1'),
      entry('r1c1', 'r1c1', 'bells'),
      null,
      5,
    ]
    expect(fogOf({ triggereffect })).toEqual({
      lights: [],
      triggers: [{ cells: [0, 1], lights: [12, 13] }],
    })
    expect(fogOf({ foglight: [[1, 1]], triggereffect: [] })).toEqual({ lights: [5], triggers: [] })
  })
  it('a cage that only lights is not drawn, and counts as the source has it', () => {
    const { puzzle, source } = decoded({ cages: [{ cells: [[0, 1]], value: 'FOGLIGHT' }] })
    expect(puzzle.cages[0]!.hidden).toBe(true)
    expect(source).toMatchObject({ cages: 1, fog: false })
    expect(decoded({ foglight: [] }).source.fog).toBe(true)
  })
})
