import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { layoutOf } from '../puzzle/layout'
import { createRandom, type Random } from '../random/random'
import type { TechniqueId } from '../solve/deduction'
import { solveByLogic } from '../solve/solveByLogic'
import type { Technique } from '../solve/technique'
import type { DrawClues } from './drawClues'
import type { DrawShapes } from './drawShapes'
import { type Frame, randomGrid } from './randomGrid'

export interface VariantWish {
  readonly seed: string
  readonly frame: Frame | ((random: Random) => Frame)
  /** Clues drawn first, which the grid is made to fit. */
  readonly shapes?: DrawShapes
  /** Clues drawn from the grid. */
  readonly clues: readonly DrawClues[]
  readonly techniques: readonly Technique[]
  /** Techniques the solve must need. */
  readonly needs: readonly TechniqueId[]
  /** Cells in the light at the start, under fog; givens are only made there. */
  readonly fogLights?: readonly number[]
  /** The most givens it may keep. */
  readonly givens: number
  /** Round of drawing to begin with: the cast names the round known to succeed. */
  readonly round?: number
  readonly rounds?: number
}

/**
 * Draws grids and clues from the seed until one makes a puzzle the techniques solve with few enough givens and in
 * which the wished techniques are needed. Throws when no round does (a constant of the cast is wrong).
 */
export function makeVariant(wish: VariantWish): { puzzle: DemoPuzzle; round: number } {
  const first = wish.round ?? 0
  for (let round = first; round < first + (wish.rounds ?? 300); round++) {
    const puzzle = tryRound(wish, round)
    if (puzzle) return { puzzle, round }
  }
  throw new Error(`no puzzle from seed ${wish.seed}`)
}

function tryRound(wish: VariantWish, round: number): DemoPuzzle | null {
  const random = createRandom(`${wish.seed}/${round}`)
  const frame = typeof wish.frame === 'function' ? wish.frame(random) : wish.frame
  const shapes = wish.shapes?.(frame, random) ?? []
  const solution = randomGrid(frame, shapes, random, shapes.length > 0 ? 150 : 3000)
  if (!solution) return null
  const drawn = wish.clues.flatMap((draw) => draw(solution, frame, random))
  const constraints = [...shapes, ...drawn]
  const fogLights = wish.fogLights ?? null
  const base = { ...frame, constraints, solution, fogLights }
  const layout = layoutOf(base)
  const solves = (givens: readonly number[]) =>
    solveByLogic({ ...base, givens }, wish.techniques, layout)
  const order = random
    .shuffle(solution.map((_, cell) => cell))
    .filter((cell) => !fogLights || fogLights.includes(cell))
  const withGivens = (kept: ReadonlySet<number>) =>
    solution.map((symbol, cell) => (kept.has(cell) ? symbol : -1))
  const kept = new Set(order.slice(0, wish.givens))
  if (!solves(withGivens(kept)).solved) return null
  for (const cell of order.slice(0, wish.givens)) {
    kept.delete(cell)
    if (!solves(withGivens(kept)).solved) kept.add(cell)
  }
  const givens = withGivens(kept)
  const { used } = solves(givens)
  return wish.needs.every((id) => used.has(id)) ? { ...base, givens } : null
}
