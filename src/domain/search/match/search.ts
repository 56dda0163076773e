import type { IndexView } from '../index/indexView'
import { lowerBound } from '../index/lowerBound'
import { unitOfKey } from '../index/postingKey'
import { TONE_ASSERTED } from '../index/tone'
import { type Filters, filterMoments, pick } from './filters'
import { type Moments, momentsOfAll, momentsOfOne } from './moments'
import { nearMoments } from './nearMoments'
import { type Alternative, LEVEL_TYPO, type Plan } from './plan'
import { scoresOf } from './score'
import { unitSetOf } from './unitSet'

/** With fewer moments than this, words one letter off are looked for as well. */
export const TYPO_BELOW = 1_000

export type Sort = 'relevance' | 'time' | 'date'

/** All moments of a query, scored; which of them are shown is another step (`pageOf`). */
export interface Found {
  readonly moments: Moments
  readonly scores: Float32Array
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
  let typos = 0
  for (const level of moments.level) if (level === LEVEL_TYPO) typos++
  return { moments, scores: scoresOf(moments, view, namedUnits(plan, view)), typos }
}

function together(
  clauses: readonly (readonly Alternative[])[],
  plan: Plan,
  view: IndexView,
): Moments {
  if (plan.near !== null && clauses.length > 1) return nearMoments(clauses, plan.near, view)
  const sets = clauses.map((alternatives) => unitSetOf(alternatives, view))
  return sets.length === 1 ? momentsOfOne(sets[0]!) : momentsOfAll(sets, view.unitCount)
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
  const bad = new Uint8Array(view.unitCount)
  for (const alternatives of unwanted) {
    for (const unit of unitSetOf(alternatives, view).units) bad[unit] = 1
  }
  const keep = new Uint32Array(moments.count)
  let count = 0
  for (let i = 0; i < moments.count; i++) {
    const unit = moments.unit[i]!
    let hit = false
    for (let k = 0; k < moments.units[i]!; k++) hit ||= bad[unit + k] === 1
    if (!hit) keep[count++] = i
  }
  return pick(moments, keep.subarray(0, count))
}

/** Per unit one above the tone in which a technique of the query is named there, claims first. */
function namedUnits(plan: Plan, view: IndexView): Uint8Array | null {
  const ids = new Set(plan.heard === '' ? [] : [plan.heard])
  for (const { without, alternatives } of plan.clauses) {
    for (const one of alternatives) if (!without && one.kind === 'technique') ids.add(one.id)
  }
  if (ids.size === 0) return null
  const named = new Uint8Array(view.unitCount)
  for (const id of ids) {
    const { keys, tones } = view.mentions(id)
    for (let i = 0; i < keys.length; i++) {
      const unit = unitOfKey(keys[i]!)
      if (named[unit] !== TONE_ASSERTED + 1) named[unit] = tones[i]! + 1
    }
  }
  return named
}
