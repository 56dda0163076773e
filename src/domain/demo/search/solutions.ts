import { bitsOf } from '../puzzle/bits'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { layoutOf } from '../puzzle/layout'
import type { Random } from '../random/random'
import { propagate, type SearchRules, tightestCell } from './propagate'

export interface SearchOptions {
  /** Stop after this many solutions. */
  readonly limit: number
  /** Tries symbols in random order: used to draw random full grids. */
  readonly random?: Random
  /** Give up after this many guesses; the answer then says so. */
  readonly guesses?: number
}

export interface SearchAnswer {
  /** Symbol indices, one list a solution. */
  readonly solutions: readonly (readonly number[])[]
  /** False when the search gave up. */
  readonly complete: boolean
}

/** Candidates at the start: the givens, everything elsewhere. */
export function startCandidates(puzzle: Pick<DemoPuzzle, 'size' | 'givens'>): Uint16Array {
  const all = (1 << puzzle.size) - 1
  return Uint16Array.from(puzzle.givens, (given) => (given < 0 ? all : 1 << given))
}

/** The rules of a puzzle as the search reads them. */
export function searchRules(
  puzzle: Pick<DemoPuzzle, 'size' | 'regions' | 'antiKnight' | 'constraints' | 'base'>,
): SearchRules {
  return { layout: layoutOf(puzzle), constraints: puzzle.constraints, base: puzzle.base }
}

/** Solutions that fit the rules and the candidates, up to the limit. The candidates are not changed. */
export function findSolutions(
  rules: SearchRules,
  candidates: Uint16Array,
  options: SearchOptions,
): SearchAnswer {
  const solutions: number[][] = []
  let guesses = options.guesses ?? Number.POSITIVE_INFINITY
  const visit = (open: Uint16Array): boolean => {
    if (!propagate(rules, open)) return true
    const cell = tightestCell(open)
    if (cell < 0) {
      solutions.push(Array.from(open, (mask) => 31 - Math.clz32(mask)))
      return solutions.length < options.limit
    }
    const symbols = bitsOf(open[cell]!)
    for (const symbol of options.random ? options.random.shuffle(symbols) : symbols) {
      if (--guesses < 0) return false
      const next = Uint16Array.from(open)
      next[cell] = 1 << symbol
      if (!visit(next)) return false
    }
    return true
  }
  visit(Uint16Array.from(candidates))
  return { solutions, complete: guesses >= 0 }
}

/** True when a puzzle has exactly one solution. */
export function isUnique(puzzle: DemoPuzzle): boolean {
  const answer = findSolutions(searchRules(puzzle), startCandidates(puzzle), { limit: 2 })
  return answer.complete && answer.solutions.length === 1
}
