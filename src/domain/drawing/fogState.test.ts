import { describe, expect, it } from 'vitest'
import { EMPTY_CELL } from '../board/emptyCell'
import { parseCell } from '../board/parseCell'
import type { Fog, Puzzle } from '../puzzle/puzzle'
import { foggedCells } from './fogState'

/** A 4×4 puzzle with fog; the given stands in the last cell. */
function puzzleWith(fog: Fog, solution: string | null): Puzzle {
  const cell = { given: '', corner: [], centre: [] }
  return {
    rows: 4,
    cols: 4,
    cells: Array.from({ length: 16 }, (_, i) => (i === 15 ? { ...cell, given: '1' } : cell)),
    regions: [],
    cages: [],
    lines: [],
    arrows: [],
    underlays: [],
    overlays: [],
    metadata: {
      title: '',
      author: '',
      rules: '',
      solution,
      antiKing: false,
      antiKnight: false,
      other: {},
    },
    fog,
  }
}
const lit = (puzzle: Puzzle, values: Record<number, string>): number[] => {
  const at = (index: number) =>
    values[index] === undefined ? EMPTY_CELL : parseCell(values[index])
  const fogged = new Set(foggedCells(puzzle, at))
  return Array.from({ length: 16 }, (_, i) => i).filter((i) => !fogged.has(i))
}
const solution = '1234341221434321'

describe('foggedCells', () => {
  const puzzle = puzzleWith({ lights: [0], triggers: null }, solution)

  it('lights what the puzzle lights', () => expect(lit(puzzle, {})).toEqual([0]))

  it('lights the 3×3 of a right value, nothing for a wrong one', () => {
    expect(lit(puzzle, { 5: '4' })).toEqual([0, 1, 2, 4, 5, 6, 8, 9, 10])
    expect(lit(puzzle, { 5: '1' })).toEqual([0])
  })

  it('comes back when the value goes', () => expect(lit(puzzle, { 5: '' })).toEqual([0]))

  it('lights only itself on a given (deep fog)', () => {
    expect(lit(puzzle, { 15: '1' })).toEqual([0, 15])
  })

  it('takes any value for right without a solution', () => {
    expect(lit(puzzleWith({ lights: [], triggers: null }, null), { 0: '9' })).toEqual([0, 1, 4, 5])
  })

  it('lights by triggers alone where there are triggers, once all their cells are right', () => {
    const triggers = [{ cells: [0, 1], lights: [10, 11] }]
    const triggered = puzzleWith({ lights: [0], triggers }, solution)
    expect(lit(triggered, { 0: '1' })).toEqual([0])
    expect(lit(triggered, { 0: '1', 1: '2' })).toEqual([0, 10, 11])
  })
})
