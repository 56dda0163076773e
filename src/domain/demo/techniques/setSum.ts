import type { Constraint } from '../puzzle/constraint'
import type { House } from '../puzzle/layout'
import { sumBounds } from '../rules/sumBounds'
import { supportsOf } from '../rules/supports'
import { type Deduction, deduction, type Removal } from '../solve/deduction'
import type { Knowledge } from '../solve/knowledge'
import type { Technique } from '../solve/technique'

type Cage = Extract<Constraint, { kind: 'cage' }>

/** Sets of houses whose sum a person adds up: one house, or a few neighbouring rows or columns. */
function houseSets(knowledge: Knowledge): House[][] {
  const { rows, cols, regions, houses, size } = knowledge.layout
  const sets: House[][] = houses.map((house) => [house])
  for (const lines of [rows, cols])
    for (let count = 2; count <= 4; count++)
      for (let from = 0; from + count <= size; from++) sets.push(lines.slice(from, from + count))
  if (knowledge.puzzle.boxes && size === 9)
    for (let i = 0; i < regions.length; i++)
      for (const step of [1, 3]) {
        if (step === 1 ? i % 3 === 2 : i >= 6) continue
        sets.push([regions[i]!, regions[i + step]!])
      }
  return sets
}

/**
 * Every house adds up to the same (45): cages that lie inside leave a known sum for the cells they do not reach
 * (innies); cages that cover it leave a known sum for the cells that stick out (outies).
 */
export const setSum: Technique = {
  id: 'set-sum',
  rank: 8,
  find(knowledge) {
    const { layout, puzzle, values } = knowledge
    const each = (layout.size * (layout.size - 1)) / 2 + layout.size * puzzle.base
    const cages = knowledge.constraints.filter(
      (c): c is Cage => c.kind === 'cage' && c.sum !== null,
    )
    const found: Deduction[] = []
    for (const houses of houseSets(knowledge)) {
      const area = new Set(houses.flatMap((house) => house.cells))
      const inside = cages.filter((cage) => cage.cells.every((cell) => area.has(cell)))
      const across = cages.filter(
        (cage) => !inside.includes(cage) && cage.cells.some((cell) => area.has(cell)),
      )
      const covered = new Set(inside.flatMap((cage) => cage.cells))
      const innies = [...area].filter((cell) => !covered.has(cell))
      const goal = each * houses.length
      const sumOf = (list: readonly Cage[]) => list.reduce((sum, cage) => sum + cage.sum!, 0)
      if (inside.length > 0)
        found.push(...narrowSum(knowledge, innies, goal - sumOf(inside), houses, inside))
      const all = [...inside, ...across]
      const reach = new Set(all.flatMap((cage) => cage.cells))
      if (all.length > 0 && [...area].every((cell) => reach.has(cell))) {
        const outies = [...reach].filter((cell) => !area.has(cell))
        found.push(...narrowSum(knowledge, outies, sumOf(all) - goal, houses, all))
      }
    }
    const size = (step: Deduction) =>
      step.cells.filter((cell) => values[cell]! < 0).length * 10 + step.houses.length
    return found.sort((a, b) => size(a) - size(b))
  },
}

/** The most open cells such a sum is worked out for. */
const MOST_OPEN = 3

function narrowSum(
  knowledge: Knowledge,
  cells: readonly number[],
  total: number,
  houses: readonly House[],
  cages: readonly Cage[],
): Deduction[] {
  const { values, candidates, layout, puzzle } = knowledge
  const open = cells.filter((cell) => values[cell]! < 0)
  if (open.length === 0 || open.length > MOST_OPEN || cells.length > 5) return []
  const sum: Constraint = { kind: 'little-killer', cells, sum: total }
  const masks =
    supportsOf(sum, candidates, layout, puzzle.base)?.masks ??
    sumBounds(cells, total, candidates, layout, puzzle.base)
  const removals: Removal[] = []
  cells.forEach((cell, i) => {
    const mask = candidates[cell]! & ~masks[i]!
    if (mask !== 0 && values[cell]! < 0) removals.push({ cell, mask })
  })
  if (removals.length === 0) return []
  return [deduction('set-sum', { cells, houses, constraints: cages, removals, total })]
}
