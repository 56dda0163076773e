import type { IndexView } from '../index/indexView'
import { gallop, lowerBound } from '../index/lowerBound'
import { firstKeyOfUnit, offsetOfKey, unitOfKey } from '../index/postingKey'
import type { Moments } from './moments'
import { type Occurrences, occurrencesOf } from './occurrences'
import type { Alternative } from './plan'

interface Place {
  readonly clause: number
  readonly level: number
  /** Token, counted from the beginning of what is looked at. */
  readonly from: number
  readonly unit: number
}

/**
 * Moments in which every clause is met within so many words. Over a sentence's end words are counted only in traces
 * whose tables are there: the caller fetches those of `tracesNear` first, as far as it may.
 */
export function nearMoments(
  clauses: readonly (readonly Alternative[])[],
  near: number,
  view: IndexView,
): Moments {
  const met = meetings(clauses, view)
  const unit: number[] = []
  const units: number[] = []
  const level: number[] = []
  for (const window of windowsOf(met, near, view)) {
    for (const places of placesIn(met, window, view)) {
      for (const moment of momentsAmong(places, met.length, near)) {
        if (unit.at(-1) === moment.unit) continue
        unit.push(moment.unit)
        units.push(moment.units)
        level.push(moment.level)
      }
    }
  }
  return {
    count: unit.length,
    unit: Uint32Array.from(unit),
    units: Uint8Array.from(units),
    level: Uint8Array.from(level),
  }
}

/** Traces in which all clauses may be met so near: whose tables a query with near: needs. */
export function tracesNear(
  clauses: readonly (readonly Alternative[])[],
  near: number,
  view: IndexView,
): number[] {
  return [...new Set(windowsOf(meetings(clauses, view), near, view).map(({ trace }) => trace))]
}

type Meeting = readonly { readonly level: number; readonly found: Occurrences }[]

function meetings(clauses: readonly (readonly Alternative[])[], view: IndexView): Meeting[] {
  return clauses.map((alternatives) =>
    alternatives.map((one) => ({ level: one.level, found: occurrencesOf(one, view) })),
  )
}

/** Neighbouring units of a trace in which all clauses occur: `from` to before `to`. */
interface Window {
  readonly trace: number
  readonly from: number
  readonly to: number
}

/**
 * Around each place of the rarest clause, as far as words within `near` can lie (a unit has a word at least), where
 * all others occur too; windows that overlap are one.
 */
function windowsOf(met: readonly Meeting[], near: number, view: IndexView): Window[] {
  const size = (meeting: Meeting) => meeting.reduce((sum, { found }) => sum + found.first.length, 0)
  const [rarest, ...others] = [...met].sort((a, b) => size(a) - size(b))
  const windows: { trace: number; from: number; to: number }[] = []
  const at = others.map((meeting) => new Uint32Array(meeting.length))
  let before = -1
  for (const key of seedsOf(rarest ?? [])) {
    const unit = unitOfKey(key)
    if (unit === before) continue
    before = unit
    const trace = view.traceOf(unit)
    const { firstUnit, units } = view.traces[trace]!
    const from = Math.max(firstUnit, unit - near)
    const to = Math.min(firstUnit + units, unit + near + 1)
    const all = others.every((meeting, k) => occursIn(meeting, at[k]!, from, to))
    if (!all) continue
    const last = windows.at(-1)
    if (last?.trace === trace && last.to > from) last.to = to
    else windows.push({ trace, from, to })
  }
  return windows
}

function seedsOf(meeting: Meeting): Uint32Array {
  if (meeting.length === 1) return meeting[0]!.found.first
  const all = new Uint32Array(meeting.reduce((sum, { found }) => sum + found.first.length, 0))
  let at = 0
  for (const { found } of meeting) {
    all.set(found.first, at)
    at += found.first.length
  }
  return all.sort()
}

/** `at` remembers for each alternative where the last, earlier window began. */
function occursIn(meeting: Meeting, at: Uint32Array, from: number, to: number): boolean {
  let occurs = false
  for (let i = 0; i < meeting.length && !occurs; i++) {
    const { first } = meeting[i]!.found
    at[i] = gallop(first, firstKeyOfUnit(from), at[i]!)
    const key = first[at[i]!]
    occurs = key !== undefined && unitOfKey(key) < to
  }
  return occurs
}

/** The places of a window in the order of the text; unit by unit where the lengths of units are not there. */
function placesIn(
  met: readonly Meeting[],
  { trace, from, to }: Window,
  view: IndexView,
): readonly (readonly Place[])[] {
  const { firstUnit } = view.traces[trace]!
  const tables = view.tables(trace)
  const start = new Uint32Array(to - from + 1)
  if (tables) {
    for (let unit = from; unit < to; unit++) {
      start[unit - from + 1] = start[unit - from]! + tables.lengths[unit - firstUnit]!
    }
  }
  const token = (key: number) => start[unitOfKey(key) - from]! + offsetOfKey(key)
  const places: Place[] = []
  met.forEach((alternatives, clause) => {
    for (const { level, found } of alternatives) {
      let i = lowerBound(found.first, firstKeyOfUnit(from))
      const end = lowerBound(found.first, firstKeyOfUnit(to), i)
      for (; i < end; i++) {
        const key = found.first[i]!
        places.push({ clause, level, from: token(key), unit: unitOfKey(key) })
      }
    }
  })
  places.sort((a, b) => a.from - b.from || a.level - b.level)
  if (tables) return [places]
  const byUnit = new Map<number, Place[]>()
  for (const place of places) byUnit.set(place.unit, [...(byUnit.get(place.unit) ?? []), place])
  return [...byUnit.values()].sort((a, b) => a[0]!.unit - b[0]!.unit)
}

/** Smallest windows that hold all clauses, no wider than allowed, none overlapping the one before. */
function* momentsAmong(places: readonly Place[], clauses: number, near: number) {
  const inside = new Uint32Array(clauses)
  let missing = clauses
  let left = 0
  for (let right = 0; right < places.length; right++) {
    if (inside[places[right]!.clause]!++ === 0) missing--
    while (missing === 0 && inside[places[left]!.clause]! > 1) inside[places[left++]!.clause]!--
    if (missing > 0) continue
    if (places[right]!.from - places[left]!.from > near) continue
    const first = places[left]!.unit
    const last = places[right]!.unit
    yield {
      unit: first,
      units: last - first + 1,
      level: Math.max(...places.slice(left, right + 1).map((place) => place.level)),
    }
    // Go on behind this window.
    inside.fill(0)
    missing = clauses
    left = right + 1
  }
}
