import { describe, expect, it } from 'vitest'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { obeys, ownPuzzle } from '../testSupport/ownRules'
import { fillings } from '../testSupport/ownSolver'
import { cast } from './cast'

function allSolutions(puzzle: DemoPuzzle) {
  const everything = new Set(puzzle.symbols.keys())
  const options = new Map(
    puzzle.givens.map((given, cell) => [cell, given < 0 ? everything : new Set([given])]),
  )
  return fillings(ownPuzzle(puzzle), options, 2)
}

describe.each(cast.map((part) => [part.script.title, part] as const))('%s', (_, part) => {
  const puzzle = part.make()

  it('has the solution it says, by every rule', () => {
    const own = ownPuzzle(puzzle)
    for (const house of own.houses)
      expect(new Set(house.map((cell) => puzzle.solution[cell])).size).toBe(puzzle.size)
    own.different.forEach((others, cell) => {
      for (const other of others) expect(puzzle.solution[other]).not.toBe(puzzle.solution[cell])
    })
    for (const constraint of puzzle.constraints)
      expect(obeys(constraint, (cell) => puzzle.solution[cell]! + puzzle.base)).toBe(true)
    puzzle.givens.forEach((given, cell) => {
      if (given >= 0) expect(given).toBe(puzzle.solution[cell])
    })
  })

  it('has no other, by a solver that goes through everything', () => {
    const solutions = allSolutions(puzzle)
    expect(solutions).toHaveLength(1)
    expect(puzzle.solution.map((_, cell) => solutions[0]?.get(cell))).toEqual(puzzle.solution)
  })
})

it('finds a second solution where there is one', () => {
  const puzzle = cast[0]!.make()
  const first = puzzle.givens.findIndex((given) => given >= 0)
  const givens = puzzle.givens.map((given, cell) => (cell >= first && cell < 16 ? -1 : given))
  expect(allSolutions({ ...puzzle, givens })).toHaveLength(2)
})

it('covers the kinds of puzzle and the techniques the library promises', () => {
  const kinds = new Set(cast.flatMap((part) => part.make().constraints.map(({ kind }) => kind)))
  expect([...kinds].sort()).toEqual(
    [
      'arrow',
      'cage',
      'kropki',
      'little-killer',
      'palindrome',
      'renban',
      'thermo',
      'whisper',
      'xv',
    ].sort(),
  )
  const puzzles = cast.map((part) => part.make())
  expect(puzzles.some(({ antiKnight }) => antiKnight)).toBe(true)
  expect(puzzles.some(({ boxes }) => !boxes)).toBe(true)
  expect(puzzles.some(({ fogLights }) => fogLights !== null)).toBe(true)
  expect(puzzles.some(({ base }) => base === 0)).toBe(true)
  expect(new Set(puzzles.map(({ size }) => size))).toEqual(new Set([4, 6, 9]))
  expect(cast.some((part) => part.script.hidden)).toBe(true)
})
