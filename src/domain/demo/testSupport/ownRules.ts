import type { Constraint } from '../puzzle/constraint'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'

/**
 * The rules once more, written apart from the generator: what follows checks its puzzles and its talk, so it shares
 * nothing with it but the shape of a puzzle.
 */
export interface OwnPuzzle {
  readonly size: number
  readonly base: number
  readonly houses: readonly (readonly number[])[]
  /** Pairs of cells that must differ, by cell. */
  readonly different: readonly ReadonlySet<number>[]
  /** Cells that see each other without any clue, by cell. */
  readonly sight: readonly ReadonlySet<number>[]
  readonly constraints: readonly Constraint[]
}

export function ownPuzzle(puzzle: DemoPuzzle, constraints = puzzle.constraints): OwnPuzzle {
  const { size } = puzzle
  const houses: number[][] = []
  for (let i = 0; i < size; i++) {
    houses.push(Array.from({ length: size }, (_, j) => i * size + j))
    houses.push(Array.from({ length: size }, (_, j) => j * size + i))
  }
  for (const region of puzzle.regions) houses.push([...region])
  const different = Array.from({ length: size * size }, () => new Set<number>())
  const apart = (a: number, b: number) => {
    if (a === b) return
    different[a]!.add(b)
    different[b]!.add(a)
  }
  for (const house of houses) for (const a of house) for (const b of house) apart(a, b)
  if (puzzle.antiKnight)
    for (let a = 0; a < size * size; a++)
      for (let b = a + 1; b < size * size; b++) {
        const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size))
        const cols = Math.abs((a % size) - (b % size))
        if (rows * cols === 2) apart(a, b)
      }
  const sight = different.map((cells) => new Set(cells))
  for (const { kind, cells } of constraints)
    if (kind === 'cage' || kind === 'renban' || kind === 'thermo' || kind === 'kropki')
      for (const a of cells) for (const b of cells) apart(a, b)
    else if (kind === 'whisper') for (const [i, b] of cells.slice(1).entries()) apart(cells[i]!, b)
  return { size, base: puzzle.base, houses, different, sight, constraints }
}

/** True when full cells obey a constraint. `numberOf` gives the number in a cell. */
export function obeys(constraint: Constraint, numberOf: (cell: number) => number): boolean {
  const numbers = constraint.cells.map(numberOf)
  const sum = numbers.reduce((total, n) => total + n, 0)
  const steps = numbers.slice(1).map((n, i) => n - numbers[i]!)
  switch (constraint.kind) {
    case 'cage':
      return new Set(numbers).size === numbers.length && (constraint.sum ?? sum) === sum
    case 'thermo':
      return steps.every((step) => step > 0)
    case 'arrow':
      return sum === 2 * numbers[0]!
    case 'kropki': {
      const [low = 0, high = 0] = [...numbers].sort((a, b) => a - b)
      return constraint.dot === 'white' ? high - low === 1 : high === 2 * low && low !== high
    }
    case 'xv':
    case 'little-killer':
      return sum === constraint.sum
    case 'whisper':
      return steps.every((step) => step <= -5 || step >= 5)
    case 'renban': {
      const sorted = [...numbers].sort((a, b) => a - b)
      return sorted.every((n, i) => i === 0 || n === sorted[i - 1]! + 1)
    }
    case 'palindrome':
      return numbers.join() === [...numbers].reverse().join()
  }
}
