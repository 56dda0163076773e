import type { Constraint } from '../puzzle/constraint'
import { type OwnPuzzle, obeys } from './ownRules'

/** Candidates as sets of symbols, by cell; cells that are not there take no part. */
export type Options = Map<number, ReadonlySet<number>>

/**
 * Goes through every filling of the cells that obeys the rules, up to `limit`. Exhaustive: it narrows (cells that must
 * differ, houses that lie in the cells as a whole, clues by pairs and bounds) and tries the rest one by one. A clue
 * counts only when all its cells take part.
 */
export function fillings(
  puzzle: OwnPuzzle,
  options: Options,
  limit: number,
): Map<number, number>[] {
  const found: Map<number, number>[] = []
  const inPlay = (cells: readonly number[]) => cells.every((cell) => options.has(cell))
  const houses = puzzle.houses.filter(inPlay)
  const constraints = puzzle.constraints.filter(({ cells }) => inPlay(cells))
  const visit = (open: Options): void => {
    if (found.length >= limit || !narrow(puzzle, open, houses, constraints)) return
    let cell = -1
    let least = Number.POSITIVE_INFINITY
    for (const [c, set] of open)
      if (set.size > 1 && set.size < least) {
        cell = c
        least = set.size
      }
    if (cell < 0) {
      const filling = new Map([...open].map(([c, set]) => [c, [...set][0]!]))
      const numberOf = (c: number) => filling.get(c)! + puzzle.base
      if (constraints.every((constraint) => obeys(constraint, numberOf))) found.push(filling)
      return
    }
    for (const symbol of open.get(cell)!) visit(new Map(open).set(cell, new Set([symbol])))
  }
  visit(new Map(options))
  return found
}

function narrow(
  puzzle: OwnPuzzle,
  open: Options,
  houses: readonly (readonly number[])[],
  constraints: readonly Constraint[],
): boolean {
  const done = new Set<number>()
  for (;;) {
    let changed = false
    const keep = (cell: number, wanted: (symbol: number) => boolean): boolean => {
      const set = open.get(cell)!
      const left = [...set].filter(wanted)
      if (left.length === set.size) return true
      open.set(cell, new Set(left))
      changed = true
      return left.length > 0
    }
    for (const [cell, set] of open) {
      if (set.size === 0) return false
      if (set.size > 1 || done.has(cell)) continue
      done.add(cell)
      const [symbol] = set
      for (const other of puzzle.different[cell]!)
        if (open.has(other) && !keep(other, (s) => s !== symbol)) return false
    }
    for (const house of houses)
      for (let symbol = 0; symbol < puzzle.size; symbol++) {
        const places = house.filter((cell) => open.get(cell)!.has(symbol))
        if (places.length === 0) return false
        if (places.length === 1) keep(places[0]!, (s) => s === symbol)
      }
    for (const constraint of constraints)
      if (!narrowClue(puzzle, open, constraint, keep)) return false
    if (!changed) return true
  }
}

type Keep = (cell: number, wanted: (symbol: number) => boolean) => boolean

function narrowClue(puzzle: OwnPuzzle, open: Options, clue: Constraint, keep: Keep): boolean {
  const { cells } = clue
  const pair = (a: number, b: number, fits: (x: number, y: number) => boolean) => {
    const left = [...open.get(a)!]
    const right = [...open.get(b)!]
    return (
      keep(a, (x) => right.some((y) => fits(x, y))) && keep(b, (y) => left.some((x) => fits(x, y)))
    )
  }
  switch (clue.kind) {
    case 'thermo':
      return cells.slice(1).every((b, i) => pair(cells[i]!, b, (x, y) => x < y))
    case 'whisper':
      return cells.slice(1).every((b, i) => pair(cells[i]!, b, (x, y) => Math.abs(x - y) >= 5))
    case 'palindrome':
      return cells.every((a, i) => pair(a, cells[cells.length - 1 - i]!, (x, y) => x === y))
    case 'kropki':
    case 'xv':
      return pair(cells[0]!, cells[1]!, (x, y) =>
        obeys(clue, (cell) => (cell === cells[0] ? x : y) + puzzle.base),
      )
    case 'renban': {
      const sets = cells.map((cell) => [...open.get(cell)!])
      const low = Math.max(...sets.map((set) => Math.min(...set))) - cells.length + 1
      const high = Math.min(...sets.map((set) => Math.max(...set))) + cells.length - 1
      return cells.every((cell) => keep(cell, (s) => s >= low && s <= high))
    }
    case 'cage':
      return clue.sum === null || sumWithin(puzzle, open, cells, clue.sum, keep)
    case 'little-killer':
      return sumWithin(puzzle, open, cells, clue.sum, keep)
    case 'arrow': {
      const [circle = -1, ...shaft] = cells
      const range = rangeOf(puzzle, open, shaft)
      if (!keep(circle, (s) => s + puzzle.base >= range.min && s + puzzle.base <= range.max))
        return false
      const most = Math.max(...open.get(circle)!) + puzzle.base
      const least = Math.min(...open.get(circle)!) + puzzle.base
      return shaft.every((cell) => {
        const rest = rangeOf(
          puzzle,
          open,
          shaft.filter((c) => c !== cell),
        )
        return keep(cell, (s) => {
          const number = s + puzzle.base
          return number + rest.min <= most && number + rest.max >= least
        })
      })
    }
  }
}

function sumWithin(
  puzzle: OwnPuzzle,
  open: Options,
  cells: readonly number[],
  sum: number,
  keep: Keep,
): boolean {
  return cells.every((cell) => {
    const rest = rangeOf(
      puzzle,
      open,
      cells.filter((c) => c !== cell),
    )
    return keep(cell, (s) => {
      const left = sum - s - puzzle.base
      return left >= rest.min && left <= rest.max
    })
  })
}

/** Least and greatest sum, cell by cell, without a thought of repeats. */
function rangeOf(puzzle: OwnPuzzle, open: Options, cells: readonly number[]) {
  let min = 0
  let max = 0
  for (const cell of cells) {
    min += Math.min(...open.get(cell)!) + puzzle.base
    max += Math.max(...open.get(cell)!) + puzzle.base
  }
  return { min, max }
}
