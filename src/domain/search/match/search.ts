import type { IndexView, MentionPostings } from '../index/indexView'
import { lowerBound } from '../index/lowerBound'
import { type Filters, filterMoments, pick } from './filters'
import { ABSENT, levelsNear } from './levelsNear'
import { type Moments, momentsOfAll } from './moments'
import { nearMoments } from './nearMoments'
import { occurrencesOf } from './occurrences'
import { type Alternative, LEVEL_TYPO, type Plan } from './plan'
import { createScorer, type Scorer } from './score'
import { metBy } from './unitSet'

/** With fewer moments than this, words one letter off are looked for as well. */
export const TYPO_BELOW = 1_000

const NOWHERE = new Uint32Array(0)

export type Sort = 'relevance' | 'time' | 'date'

/** All moments of a query, scored; which of them are shown is another step (`pageOf`). */
export interface Found {
  readonly moments: Moments
  readonly scorer: Scorer
  /** How many of them are one letter off. */
  readonly typos: number
}

/** Whether a search that found so much should be done again with words one letter off. */
export function wantsTypos(plan: Plan, found: Found): boolean {
  return found.moments.count < TYPO_BELOW && plan.clauses.some((clause) => clause.typos.length > 0)
}

/**
 * Runs a plan. Everything it needs of the index must be there (`needsOf`).
 *
 * @param withTypos words one letter off count too
 * @param unitLimit only units below it are searched: those for which everything is there
 */
export function search(
  plan: Plan,
  view: IndexView,
  filters: Filters,
  withTypos: boolean,
  unitLimit = Number.POSITIVE_INFINITY,
): Found {
  const sides = (without: boolean) =>
    plan.clauses
      .filter((clause) => clause.without === without)
      .map((clause) =>
        withTypos ? [...clause.alternatives, ...clause.typos] : clause.alternatives,
      )
  const all = below(together(sides(false), plan, view), unitLimit)
  const moments = filterMoments(withoutUnits(all, sides(true), view), filters, view)
  const typos = withTypos ? countOf(moments.level, LEVEL_TYPO) : 0
  return {
    moments,
    scorer: createScorer(moments, view, namedIn(plan, view), inOrderIn(plan, view)),
    typos,
  }
}

function together(
  clauses: readonly (readonly Alternative[])[],
  plan: Plan,
  view: IndexView,
): Moments {
  if (plan.near !== null && clauses.length > 1) return nearMoments(clauses, plan.near, view)
  const met = clauses.map((alternatives) => metBy(alternatives, view))
  return momentsOfAll(met, view.unitCount)
}

function below(moments: Moments, unitLimit: number): Moments {
  const count = lowerBound(moments.unit, unitLimit)
  if (count === moments.count) return moments
  const { unit, units, level } = moments
  return {
    count,
    unit: unit.subarray(0, count),
    units: units.subarray(0, count),
    level: level.subarray(0, count),
  }
}

/** Leaves out the moments in whose sentences any of the unwanted words occurs. */
function withoutUnits(
  moments: Moments,
  unwanted: readonly (readonly Alternative[])[],
  view: IndexView,
): Moments {
  if (unwanted.length === 0) return moments
  const looks = unwanted.map((alternatives) =>
    levelsNear(metBy(alternatives, view), moments.count, view.unitCount),
  )
  const keep = new Uint32Array(moments.count)
  let count = 0
  for (let i = 0; i < moments.count; i++) {
    let hit = false
    for (const look of looks) {
      for (let k = 0; k < moments.units[i]!; k++) {
        look.lookAt(moments.unit[i]! + k)
        hit ||= look.own !== ABSENT
      }
    }
    if (!hit) keep[count++] = i
  }
  return pick(moments, keep.subarray(0, count))
}

function countOf(levels: Uint8Array, level: number): number {
  let count = 0
  for (let i = 0; i < levels.length; i++) if (levels[i] === level) count++
  return count
}

function inOrderIn({ inOrder }: Plan, view: IndexView): Uint32Array {
  return inOrder ? occurrencesOf(inOrder, view).first : NOWHERE
}

/** Mentions of the techniques that a query asks for, each with its tone. */
function namedIn(plan: Plan, view: IndexView): MentionPostings[] {
  const ids = new Set(plan.heard === '' ? [] : [plan.heard])
  for (const { without, alternatives } of plan.clauses) {
    for (const one of alternatives) if (!without && one.kind === 'technique') ids.add(one.id)
  }
  return [...ids].map((id) => view.mentions(id))
}
