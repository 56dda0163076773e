import { bitsOf } from '../puzzle/bits'
import type { Constraint } from '../puzzle/constraint'
import { type Deduction, deduction, type TechniqueId } from '../solve/deduction'
import type { Knowledge } from '../solve/knowledge'
import { removalsOf } from './removalsOf'

/** Two kinds of symbols: odd and even, or low and high. Symbols of neither kind are in no mask. */
export interface Kinds {
  readonly one: number
  readonly two: number
}

/** Two cells that hold the same kind, or opposite kinds. */
export interface KindLink {
  readonly a: number
  readonly b: number
  readonly same: boolean
  readonly constraint: Constraint
}

interface Component {
  readonly cells: readonly number[]
  /** The cells by class: same class, same kind. */
  readonly classes: readonly [readonly number[], readonly number[]]
  readonly constraints: readonly Constraint[]
}

/**
 * Cells linked by clues fall into two classes of opposite kind. A house has room for so many of each kind only: where
 * one way round does not fit, the other is true, and every cell of the component loses half its symbols. Cells of
 * known kind settle a component too.
 */
export function classDeductions(
  knowledge: Knowledge,
  id: TechniqueId,
  kinds: Kinds,
  links: readonly KindLink[],
): Deduction[] {
  const found: Deduction[] = []
  for (const component of componentsOf(links)) {
    if (component.cells.length < 2) continue
    const ways = [kinds, { one: kinds.two, two: kinds.one }]
    for (const [which, way] of ways.entries()) {
      const house = whyNot(knowledge, component, way, kinds)
      if (!house) continue
      const truth = ways[1 - which]!
      const removals = [
        ...removalsOf(knowledge, component.classes[0], knowledge.layout.all & ~truth.one),
        ...removalsOf(knowledge, component.classes[1], knowledge.layout.all & ~truth.two),
      ]
      if (removals.length === 0) continue
      const first = truth.one === kinds.one ? 0 : 1
      found.push(
        deduction(id, {
          cells: component.cells,
          symbols: bitsOf(kinds.one),
          houses: house === 'known' ? [] : [house],
          constraints: component.constraints,
          removals,
          roles: [component.classes[first]!, component.classes[1 - first]!],
        }),
      )
      break
    }
  }
  return found
}

/** The house in which this way round does not fit; 'known' where a cell of the component says so itself; else null. */
function whyNot(knowledge: Knowledge, component: Component, way: Kinds, kinds: Kinds) {
  const { candidates, layout } = knowledge
  const wish = new Map<number, number>()
  for (const cell of component.classes[0]) wish.set(cell, way.one)
  for (const cell of component.classes[1]) wish.set(cell, way.two)
  for (const [cell, mask] of wish) if (!(candidates[cell]! & mask)) return 'known' as const
  for (const house of layout.houses)
    for (const kind of [kinds.one, kinds.two]) {
      const other = layout.all & ~kind
      const room = bitsOf(kind).length
      let must = 0
      let can = 0
      for (const cell of house.cells) {
        const mask = candidates[cell]! & (wish.get(cell) ?? layout.all)
        if (!(mask & other)) must++
        if (mask & kind) can++
      }
      const inHouse = house.cells.filter((cell) => wish.has(cell)).length
      if (inHouse >= 2 && (must > room || can < room)) return house
    }
  return null
}

function componentsOf(links: readonly KindLink[]): Component[] {
  const components: Component[] = []
  const seen = new Set<number>()
  for (const start of links) {
    if (seen.has(start.a)) continue
    const classOf = new Map<number, 0 | 1>([[start.a, 0]])
    const cells = [start.a]
    const constraints = new Set<Constraint>()
    for (let i = 0; i < cells.length; i++)
      for (const link of links) {
        const here = cells[i]!
        if (link.a !== here && link.b !== here) continue
        constraints.add(link.constraint)
        const there = link.a === here ? link.b : link.a
        if (classOf.has(there)) continue
        const own = classOf.get(here)!
        classOf.set(there, link.same ? own : own === 0 ? 1 : 0)
        cells.push(there)
      }
    for (const cell of cells) seen.add(cell)
    components.push({
      cells,
      constraints: [...constraints],
      classes: [
        cells.filter((cell) => classOf.get(cell) === 0),
        cells.filter((cell) => classOf.get(cell) === 1),
      ],
    })
  }
  return components
}
