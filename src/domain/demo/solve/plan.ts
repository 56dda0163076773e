import type { Random } from '../random/random'
import { applyDeduction } from './apply'
import type { Deduction } from './deduction'
import { copyKnowledge, type Knowledge } from './knowledge'
import { forEachReliance } from './relies'
import type { Technique } from './technique'

/** Where the solver has just been; −1 for nowhere. */
export interface Attention {
  readonly cell: number
  readonly symbol: number
}

/** A line of reasoning: eliminations that are needed, in order, and the value they lead to, last. */
export interface Plan {
  readonly steps: readonly Deduction[]
  /** Rank of the hardest step. */
  readonly hardest: number
}

/** Rounds of elimination before a plan is given up. */
const MOST_ROUNDS = 60

/**
 * The next value a person would find: eliminations are collected, easiest first, until some single shows; of the
 * singles then in sight one is chosen by ease and nearness, and only the eliminations it rests on are kept. Null when
 * the techniques find nothing.
 */
export function planNext(
  knowledge: Knowledge,
  techniques: readonly Technique[],
  attention: Attention,
  random: Random,
): Plan | null {
  const work = copyKnowledge(knowledge)
  const { size } = knowledge.layout
  const chain: Deduction[] = []
  const cause = new Int32Array(knowledge.layout.cellCount * size).fill(-1)
  const needs: Set<number>[] = []
  const singles = techniques.filter((technique) => technique.rank <= 2)
  const others = techniques.filter((technique) => technique.rank > 2)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = singles.flatMap((technique) => technique.find(work))
    if (found.length > 0) {
      const plans = found.map((step) => {
        const need = closure(work, step, cause, needs, size)
        return { step, need: [...need].sort((a, b) => a - b) }
      })
      const chosen = random.weighted(plans, ({ step, need }) =>
        weightOf(knowledge, step, need.length, attention),
      )
      const steps = trim(knowledge, [...chosen.need.map((i) => chain[i]!), chosen.step], techniques)
      return { steps, hardest: Math.max(...steps.map((step) => rankOf(step, techniques))) }
    }
    const technique = others.find((candidate) => {
      const steps = candidate.find(work)
      for (const step of steps) {
        needs.push(closure(work, step, cause, needs, size))
        markCauses(work, step, cause, chain.length)
        chain.push(step)
      }
      return steps.length > 0
    })
    if (!technique) return null
    for (const step of chain) applyDeduction(work, step)
  }
  return null
}

function markCauses(work: Knowledge, step: Deduction, cause: Int32Array, index: number): void {
  const { size } = work.layout
  for (const { cell, mask } of step.removals)
    for (let symbol = 0; symbol < size; symbol++)
      if (mask & work.candidates[cell]! & (1 << symbol) && cause[cell * size + symbol]! < 0)
        cause[cell * size + symbol] = index
}

/** Indices of the chain's steps that a step rests on, theirs included. */
function closure(
  work: Knowledge,
  step: Deduction,
  cause: Int32Array,
  needs: readonly Set<number>[],
  size: number,
): Set<number> {
  const need = new Set<number>()
  forEachReliance(work, step, (cell, symbol) => {
    const by = cause[cell * size + symbol]!
    if (by < 0 || need.has(by)) return
    need.add(by)
    for (const index of needs[by] ?? []) need.add(index)
  })
  return need
}

/** Leaves out, from the last to the first, every step without which the rest still leads to the end. */
function trim(
  knowledge: Knowledge,
  steps: readonly Deduction[],
  techniques: readonly Technique[],
): Deduction[] {
  let kept = [...steps]
  for (let i = steps.length - 2; i >= 0; i--) {
    const without = kept.filter((step) => step !== steps[i])
    if (replay(knowledge, without, techniques)) kept = without
  }
  return replay(knowledge, kept, techniques) ?? kept
}

/** The steps found again one after another from the knowledge given; null when the last one no longer shows. */
function replay(
  knowledge: Knowledge,
  steps: readonly Deduction[],
  techniques: readonly Technique[],
): Deduction[] | null {
  const work = copyKnowledge(knowledge)
  const done: Deduction[] = []
  for (const step of steps) {
    const again = findAgain(work, step, techniques)
    if (!again) {
      if (step.place) return null
      continue
    }
    done.push(again)
    applyDeduction(work, again)
  }
  return done
}

function findAgain(
  knowledge: Knowledge,
  step: Deduction,
  techniques: readonly Technique[],
): Deduction | undefined {
  const technique = techniques.find(({ id }) => id === step.technique)
  return technique
    ?.find(knowledge)
    .find(
      (other) =>
        other.cells.join() === step.cells.join() &&
        other.symbols.join() === step.symbols.join() &&
        other.place?.cell === step.place?.cell &&
        other.houses.every((house, i) => house === step.houses[i]) &&
        other.constraints.every((constraint, i) => constraint === step.constraints[i]),
    )
}

function rankOf(step: Deduction, techniques: readonly Technique[]): number {
  return techniques.find(({ id }) => id === step.technique)?.rank ?? 0
}

function weightOf(
  knowledge: Knowledge,
  step: Deduction,
  chain: number,
  attention: Attention,
): number {
  const { layout, values } = knowledge
  const cell = step.place?.cell ?? step.cells[0]!
  const house = step.houses[0]
  let weight = 1
  if (step.technique === 'full-house') weight *= 6
  if (step.technique === 'naked-single') weight *= 0.7
  if (step.symbols[0] === attention.symbol) weight *= 3
  if (attention.cell >= 0) {
    if (layout.regionOf[cell] === layout.regionOf[attention.cell]) weight *= 3
    else if (layout.sees[cell * layout.cellCount + attention.cell]) weight *= 1.8
  }
  if (house) {
    if (house.kind === 'region') weight *= 1.8
    const open = house.cells.filter((c) => values[c]! < 0).length
    weight *= 1 + (layout.size - open) / layout.size
  }
  // Long chains only when nothing shorter is in sight.
  for (let i = 0; i < chain; i++) weight *= 0.2
  return weight * weight
}
