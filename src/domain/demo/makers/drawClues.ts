import { outsideOf } from '../payload/clueParts'
import type { Constraint } from '../puzzle/constraint'
import { layoutOf } from '../puzzle/layout'
import type { Random } from '../random/random'
import { drawPaths, neighboursOf } from './paths'
import type { Frame } from './randomGrid'

/** Draws clues that are true of a grid. */
export type DrawClues = (
  grid: readonly number[],
  frame: Frame,
  random: Random,
) => readonly Constraint[]

/** Thermometers of 3 to `longest` cells over about `cells` cells. */
export function thermometers(cells: number, longest = 6): DrawClues {
  return (grid, frame, random) =>
    drawPaths(
      {
        size: frame.size,
        diagonal: true,
        shortest: 3,
        longest,
        fits: (path) => path.length < 2 || grid[path.at(-1)!]! > grid[path.at(-2)!]!,
      },
      cells,
      random,
    ).map((path) => ({ kind: 'thermo', cells: path }))
}

/** Arrows with 2 to 4 cells on the shaft. */
export function arrows(cells: number): DrawClues {
  return (grid, frame, random) => {
    const number = (cell: number) => grid[cell]! + frame.base
    const shaft = (path: readonly number[]) =>
      path.slice(1).reduce((sum, cell) => sum + number(cell), 0)
    return drawPaths(
      {
        size: frame.size,
        diagonal: true,
        shortest: 3,
        longest: 5,
        fits: (path) => number(path[0]!) >= 3 && shaft(path) <= number(path[0]!),
        ends: (path) => shaft(path) === number(path[0]!),
      },
      cells,
      random,
    ).map((path) => ({ kind: 'arrow', cells: path }))
  }
}

/** German whispers of at least `shortest` cells. */
export function whispers(cells: number, shortest = 4, longest = 9): DrawClues {
  return (grid, frame, random) =>
    drawPaths(
      {
        size: frame.size,
        diagonal: true,
        shortest,
        longest,
        fits: (path) => path.length < 2 || Math.abs(grid[path.at(-1)!]! - grid[path.at(-2)!]!) >= 5,
      },
      cells,
      random,
    ).map((path) => ({ kind: 'whisper', cells: path }))
}

/** Renban lines of 3 to 5 cells. */
export function renbans(cells: number): DrawClues {
  return (grid, frame, random) => {
    const spread = (path: readonly number[]) => {
      const values = path.map((cell) => grid[cell]!)
      return new Set(values).size === values.length ? Math.max(...values) - Math.min(...values) : 99
    }
    return drawPaths(
      {
        size: frame.size,
        diagonal: true,
        shortest: 3,
        longest: 5,
        fits: (path) => spread(path) <= 4,
        ends: (path) => spread(path) === path.length - 1,
      },
      cells,
      random,
    ).map((path) => ({ kind: 'renban', cells: path }))
  }
}

/** Palindromes of 3 to 7 cells, grown from the middle. */
export function palindromes(cells: number): DrawClues {
  return (grid, frame, random) => {
    const taken = new Set<number>()
    const lines: Constraint[] = []
    for (let tries = 0; tries < 500 && taken.size < cells; tries++) {
      const middle = random.below(grid.length)
      if (taken.has(middle)) continue
      let path = [middle]
      const wish = 3 + 2 * random.below(3)
      while (path.length < wish) {
        const grown = growBoth(path, grid, frame.size, taken, random)
        if (!grown) break
        path = grown
      }
      if (path.length < 3) continue
      for (const cell of path) taken.add(cell)
      lines.push({ kind: 'palindrome', cells: path })
    }
    return lines
  }
}

function growBoth(
  path: readonly number[],
  grid: readonly number[],
  size: number,
  taken: ReadonlySet<number>,
  random: Random,
): number[] | null {
  const free = (cell: number) => !taken.has(cell) && !path.includes(cell)
  for (const a of random.shuffle(neighboursOf(path[0]!, size, true)))
    for (const b of random.shuffle(neighboursOf(path.at(-1)!, size, true)))
      if (a !== b && free(a) && free(b) && grid[a] === grid[b]) return [a, ...path, b]
  return null
}

/** Kropki dots on a share of the pairs that allow one. */
export function kropkiDots(white: number, black: number): DrawClues {
  return (grid, frame, random) => {
    const pairs = pairsOf(frame.size)
    const number = (cell: number) => grid[cell]! + frame.base
    const dots: Constraint[] = []
    for (const cells of pairs) {
      const [a, b] = [number(cells[0]!), number(cells[1]!)]
      const double = a === 2 * b || b === 2 * a
      if (double && random.chance(black)) dots.push({ kind: 'kropki', cells, dot: 'black' })
      else if (Math.abs(a - b) === 1 && random.chance(white))
        dots.push({ kind: 'kropki', cells, dot: 'white' })
    }
    return dots
  }
}

/** X and V on every pair that adds up to 10 or 5, or a share of them. */
export function xvMarks(share: number): DrawClues {
  return (grid, frame, random) =>
    pairsOf(frame.size).flatMap((cells): Constraint[] => {
      const sum = grid[cells[0]!]! + grid[cells[1]!]! + 2 * frame.base
      return (sum === 5 || sum === 10) && random.chance(share) ? [{ kind: 'xv', cells, sum }] : []
    })
}

function pairsOf(size: number): number[][] {
  const pairs: number[][] = []
  for (let cell = 0; cell < size * size; cell++) {
    if (cell % size < size - 1) pairs.push([cell, cell + 1])
    if (cell + size < size * size) pairs.push([cell, cell + size])
  }
  return pairs
}

/** Cages of 2 to `largest` cells over about `share` of the grid; with `withinBoxes`, none leaves its box. */
export function killerCages(
  share: number,
  largest: number,
  withinBoxes = false,
  smallest = 2,
): DrawClues {
  return (grid, frame, random) => {
    const { regionOf } = layoutOf({ ...frame, constraints: [] })
    const taken = new Set<number>()
    const cages: Constraint[] = []
    const limit = Math.round(grid.length * share)
    for (const start of random.shuffle(grid.map((_, i) => i))) {
      if (taken.has(start) || taken.size >= limit) continue
      const cells = [start]
      const goal = smallest + random.below(largest - smallest + 1)
      for (let tries = 0; tries < 30 && cells.length < goal; tries++) {
        const next = random.pick(neighboursOf(random.pick(cells), frame.size, false))
        if (taken.has(next) || cells.includes(next)) continue
        if (withinBoxes && regionOf[next] !== regionOf[start]) continue
        if (cells.some((cell) => grid[cell] === grid[next])) continue
        cells.push(next)
      }
      if (cells.length < smallest) continue
      for (const cell of cells) taken.add(cell)
      cells.sort((a, b) => a - b)
      const sum = cells.reduce((total, cell) => total + grid[cell]! + frame.base, 0)
      cages.push({ kind: 'cage', cells, sum })
    }
    return cages
  }
}

/** Little killer sums on diagonals of at least `shortest` cells. */
export function littleKillers(count: number, shortest: number, longest: number): DrawClues {
  return (grid, frame, random) => {
    const { size } = frame
    const diagonals: number[][] = []
    for (let i = 0; i < size; i++) {
      diagonals.push(diagonal(i, 0, -1, 1, size), diagonal(i, 0, 1, 1, size))
      diagonals.push(diagonal(i, size - 1, -1, -1, size), diagonal(i, size - 1, 1, -1, size))
    }
    const fit = diagonals.filter((cells) => cells.length >= shortest && cells.length <= longest)
    const chosen: number[][] = []
    for (const cells of random.shuffle(fit)) {
      const key = [...cells].sort((a, b) => a - b).join()
      if (chosen.some((other) => [...other].sort((a, b) => a - b).join() === key)) continue
      // Two numbers cannot stand in the same place outside the grid.
      if (chosen.some((other) => outsideOf(other, size).join() === outsideOf(cells, size).join()))
        continue
      if (chosen.length < count) chosen.push(cells)
    }
    return chosen.map((cells) => ({
      kind: 'little-killer',
      cells,
      sum: cells.reduce((total, cell) => total + grid[cell]! + frame.base, 0),
    }))
  }
}

function diagonal(row: number, col: number, dr: number, dc: number, size: number): number[] {
  const cells: number[] = []
  for (let r = row, c = col; r >= 0 && c >= 0 && r < size && c < size; r += dr, c += dc)
    cells.push(r * size + c)
  return cells
}
