import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { layoutOf } from '../puzzle/layout'
import type { Random } from '../random/random'
import { solveByLogic } from '../solve/solveByLogic'
import type { Technique } from '../solve/technique'

/**
 * Takes givens away in random order, in pairs opposite each other where `symmetric`, as long as the techniques still
 * solve the puzzle and more than `keep` givens stand.
 */
export function thinGivens(
  puzzle: DemoPuzzle,
  techniques: readonly Technique[],
  random: Random,
  options: { readonly symmetric: boolean; readonly keep: number },
): DemoPuzzle {
  const layout = layoutOf(puzzle)
  const last = layout.cellCount - 1
  let givens = [...puzzle.givens]
  let left = givens.filter((given) => given >= 0).length
  for (const cell of random.shuffle(givens.map((_, i) => i))) {
    const cells = (options.symmetric ? [cell, last - cell] : [cell]).filter(
      (c, i, list) => givens[c]! >= 0 && list.indexOf(c) === i,
    )
    if (cells.length === 0 || left - cells.length < options.keep) continue
    const fewer = givens.map((given, i) => (cells.includes(i) ? -1 : given))
    if (!solveByLogic({ ...puzzle, givens: fewer }, techniques, layout).solved) continue
    givens = fewer
    left -= cells.length
  }
  return { ...puzzle, givens }
}
