import type { IndexView, TraceTables } from '../index/indexView'
import { lowerBound } from '../index/lowerBound'
import { firstKeyOfUnit, offsetOfKey, unitOfKey } from '../index/postingKey'
import type { Moments } from './moments'
import { type Occurrences, occurrencesOf } from './occurrences'
import type { Alternative } from './plan'

interface Place {
  readonly clause: number
  readonly level: number
  /** Token in the trace. */
  readonly from: number
  readonly to: number
  readonly unit: number
}

/**
 * Moments in which every clause is met within so many words. Only traces whose tables are there count: the caller
 * fetches those of `tracesOfAll` first.
 */
export function nearMoments(
  clauses: readonly (readonly Alternative[])[],
  near: number,
  view: IndexView,
): Moments {
  const met = clauses.map((alternatives) =>
    alternatives.map((alternative) => ({
      level: alternative.level,
      found: occurrencesOf(alternative, view),
    })),
  )
  const unit: number[] = []
  const units: number[] = []
  const level: number[] = []
  for (const trace of tracesWithAll(met, view)) {
    const tables = view.tables(trace)
    if (!tables) continue
    for (const moment of momentsInTrace(placesIn(met, trace, view, tables), met.length, near)) {
      if (unit.at(-1) === moment.unit) continue
      unit.push(moment.unit)
      units.push(moment.units)
      level.push(moment.level)
    }
  }
  return {
    count: unit.length,
    unit: Uint32Array.from(unit),
    units: Uint8Array.from(units),
    level: Uint8Array.from(level),
  }
}

/** Traces in which every clause occurs: whose tables a query with near: needs. */
export function tracesOfAll(
  clauses: readonly (readonly Alternative[])[],
  view: IndexView,
): number[] {
  return tracesWithAll(
    clauses.map((alternatives) =>
      alternatives.map((one) => ({ level: one.level, found: occurrencesOf(one, view) })),
    ),
    view,
  )
}

type Met = readonly { readonly level: number; readonly found: Occurrences }[]

function tracesWithAll(met: readonly Met[], view: IndexView): number[] {
  const seen = new Uint8Array(view.traces.length)
  met.forEach((alternatives, clause) => {
    for (const { found } of alternatives) {
      for (const key of found.first) {
        const trace = view.traceOfUnit[unitOfKey(key)]!
        if (seen[trace] === clause) seen[trace] = clause + 1
      }
    }
  })
  return [...seen.keys()].filter((trace) => seen[trace] === met.length)
}

function placesIn(
  met: readonly Met[],
  trace: number,
  view: IndexView,
  tables: TraceTables,
): Place[] {
  const { firstUnit, units } = view.traces[trace]!
  const start = new Uint32Array(units + 1)
  for (let unit = 0; unit < units; unit++) start[unit + 1] = start[unit]! + tables.lengths[unit]!
  const token = (key: number) => start[unitOfKey(key) - firstUnit]! + offsetOfKey(key)
  const places: Place[] = []
  met.forEach((alternatives, clause) => {
    for (const { level, found } of alternatives) {
      let i = lowerBound(found.first, firstKeyOfUnit(firstUnit))
      const end = lowerBound(found.first, firstKeyOfUnit(firstUnit + units), i)
      for (; i < end; i++) {
        const key = found.first[i]!
        places.push({
          clause,
          level,
          from: token(key),
          to: token(found.last[i]!),
          unit: unitOfKey(key),
        })
      }
    }
  })
  return places.sort((a, b) => a.from - b.from || a.to - b.to || a.level - b.level)
}

/** Smallest windows that hold all clauses, no wider than allowed, none overlapping the one before. */
function* momentsInTrace(places: readonly Place[], clauses: number, near: number) {
  const inside = new Uint32Array(clauses)
  let missing = clauses
  let left = 0
  for (let right = 0; right < places.length; right++) {
    if (inside[places[right]!.clause]!++ === 0) missing--
    while (missing === 0 && inside[places[left]!.clause]! > 1) inside[places[left++]!.clause]!--
    if (missing > 0) continue
    const window = places.slice(left, right + 1)
    const from = places[left]!.from
    if (Math.max(...window.map((place) => place.from)) - from > near) continue
    const first = places[left]!.unit
    const last = places[right]!.unit
    yield {
      unit: first,
      units: last - first + 1,
      level: Math.max(...window.map((place) => place.level)),
    }
    // Go on behind this window.
    inside.fill(0)
    missing = clauses
    left = right + 1
  }
}
