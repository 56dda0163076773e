import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { createRandom } from '../random/random'
import type { TechniqueId } from '../solve/deduction'
import { openCells } from '../solve/knowledge'
import { solveByLogic } from '../solve/solveByLogic'
import type { Technique } from '../solve/technique'
import { classicTechniques } from '../techniques/classic'
import { plainFrame, randomGrid } from './randomGrid'
import { thinGivens } from './thinGivens'

export interface ClassicWish {
  readonly size: 4 | 6 | 9
  readonly seed: string
  /** The hardest technique: needed, and nothing harder. */
  readonly hardest: TechniqueId
  readonly keep: number
  /** Round of drawing to begin with: the cast names the round known to succeed. */
  readonly round?: number
  readonly rounds?: number
}

/** Ranks every solver of the demo has: up to hidden pairs. */
const COMMON_RANK = 7

/** Easy techniques and the wished one: a solver who knows just this meets the wished technique where it is needed. */
export function toolsFor(hardest: TechniqueId): Technique[] {
  const wished = classicTechniques.find((technique) => technique.id === hardest)
  return classicTechniques.filter(
    (technique) =>
      technique.rank <= Math.min(COMMON_RANK, wished?.rank ?? 0) || technique === wished,
  )
}

/**
 * A classic that the wished technique opens and nothing easier does: grids are drawn from the seed one after another
 * until one fits. Throws after 2000 tries: the wish is a constant of the cast, so this is a programming error.
 */
export function makeClassic(wish: ClassicWish): DemoPuzzle {
  const techniques = toolsFor(wish.hardest)
  const first = wish.round ?? 0
  for (let round = first; round < first + (wish.rounds ?? 2000); round++) {
    const random = createRandom(`${wish.seed}/${round}`)
    const frame = plainFrame(wish.size)
    const solution = randomGrid(frame, [], random)
    if (!solution) continue
    const full: DemoPuzzle = {
      ...frame,
      constraints: [],
      givens: solution,
      solution,
      fogLights: null,
    }
    const puzzle = thinGivens(full, techniques, random, { symmetric: true, keep: wish.keep })
    if (solveByLogic(puzzle, techniques).used.has(wish.hardest) && isNeeded(puzzle, wish.hardest))
      return puzzle
  }
  throw new Error(`no ${wish.size}×${wish.size} classic for ${wish.hardest} from seed ${wish.seed}`)
}

/** True when everything easier, whether this solver knows it or not, finds no digit more than the solver without it. */
function isNeeded(puzzle: DemoPuzzle, id: TechniqueId): boolean {
  const rank = classicTechniques.find((technique) => technique.id === id)?.rank ?? 0
  const easier = classicTechniques.filter((technique) => technique.rank < rank)
  const without = toolsFor(id).filter((technique) => technique.id !== id)
  const left = (techniques: readonly Technique[]) =>
    openCells(solveByLogic(puzzle, techniques).knowledge)
  return left(easier) === left(without)
}
