import { boxes } from '../puzzle/boxes'
import type { Constraint } from '../puzzle/constraint'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import type { Random } from '../random/random'
import { findSolutions, searchRules } from '../search/solutions'

/** The shape of a puzzle before it has givens. */
export type Frame = Pick<
  DemoPuzzle,
  'size' | 'symbols' | 'base' | 'regions' | 'boxes' | 'antiKnight'
>

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A plain frame: digits 1 … size, rectangular boxes (3×3, 2×3 or 2×2). */
export function plainFrame(size: 4 | 6 | 9): Frame {
  const [height, width] = size === 9 ? [3, 3] : size === 6 ? [2, 3] : [2, 2]
  return {
    size,
    symbols: DIGITS.slice(0, size),
    base: 1,
    regions: boxes(size, height, width),
    boxes: true,
    antiKnight: false,
  }
}

/** A full grid that obeys the frame and the constraints, drawn at random; null when none was found in time. */
export function randomGrid(
  frame: Frame,
  constraints: readonly Constraint[],
  random: Random,
  guesses = 3000,
): readonly number[] | null {
  const all = (1 << frame.size) - 1
  const open = new Uint16Array(frame.size * frame.size).fill(all)
  const answer = findSolutions(searchRules({ ...frame, constraints }), open, {
    limit: 1,
    random,
    guesses,
  })
  return answer.solutions[0] ?? null
}
