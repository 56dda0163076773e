import type { Constraint } from './constraint'
import type { DemoPuzzle } from './demoPuzzle'

/** Lit cells, 1 each: the first lights and the 3×3 around every value entered (values are right in a sound solve). */
export function litCells(puzzle: DemoPuzzle, values: ArrayLike<number>): Uint8Array {
  const { size, fogLights } = puzzle
  const lit = new Uint8Array(size * size)
  for (const cell of fogLights ?? []) lit[cell] = 1
  for (let cell = 0; cell < lit.length; cell++) {
    if (puzzle.givens[cell]! >= 0 || values[cell] !== puzzle.solution[cell]) continue
    const row = Math.floor(cell / size)
    const col = cell % size
    for (let r = Math.max(0, row - 1); r <= Math.min(size - 1, row + 1); r++)
      for (let c = Math.max(0, col - 1); c <= Math.min(size - 1, col + 1); c++)
        lit[r * size + c] = 1
  }
  return lit
}

/** The clues that lie in the light in full: what a solver may use. */
export function litConstraints(puzzle: DemoPuzzle, lit: Uint8Array): Constraint[] {
  return puzzle.constraints.filter((constraint) => constraint.cells.every((cell) => lit[cell]))
}
