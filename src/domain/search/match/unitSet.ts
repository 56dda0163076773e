import type { IndexView } from '../index/indexView'
import { unitOfKey } from '../index/postingKey'
import { constantBytes } from './constantBytes'
import { occurrencesOf } from './occurrences'
import type { Alternative } from './plan'
import { scratch } from './scratch'
import { unitsOfKeys } from './unitsOfKeys'

/** Places that meet a clause at one level: posting keys, ascending. */
export interface Met {
  readonly level: number
  readonly keys: Uint32Array
}

/** Units in which a clause is met, ascending, each with the best level at which it is. */
export interface UnitSet {
  readonly units: Uint32Array
  readonly levels: Uint8Array
}

/** Below this many occurrences sorting is quicker than walking over all units. */
const FEW = 20_000
/** So many lists are put in one order two by two. */
const FEW_LISTS = 4
const LEVEL_BITS = 3
const LEVELS = 1 << LEVEL_BITS

/** Where any of the alternatives begins. The words of a one-word step need not be put in one order. */
export function metBy(alternatives: readonly Alternative[], view: IndexView): Met[] {
  const met: Met[] = []
  for (const alternative of alternatives) {
    const { level } = alternative
    if (alternative.kind === 'words' && alternative.steps.length === 1) {
      for (const word of alternative.steps[0]!.words) {
        const keys = view.postings(word)
        if (keys.length > 0) met.push({ level, keys })
      }
    } else {
      const keys = occurrencesOf(alternative, view).first
      if (keys.length > 0) met.push({ level, keys })
    }
  }
  return met
}

/** Occurrences in all lists together. */
export function sizeOf(met: readonly Met[]): number {
  let size = 0
  for (const { keys } of met) size += keys.length
  return size
}

/** The units that hold any of them. */
export function unitSetOf(met: readonly Met[], unitCount: number): UnitSet {
  if (met.length === 0) return { units: new Uint32Array(0), levels: new Uint8Array(0) }
  if (met.length <= FEW_LISTS) {
    // Short ones first: the longest is gone through once.
    const sets = met.map(unitsOfOne).sort((a, b) => a.units.length - b.units.length)
    return sets.reduce(joinedUnits)
  }
  const total = sizeOf(met)
  return total < FEW ? bySorting(met, total) : byMarking(met, unitCount)
}

function unitsOfOne({ level, keys }: Met): UnitSet {
  const units = unitsOfKeys(keys)
  return { units, levels: constantBytes(level, units.length) }
}

const unitRoom = scratch()

function joinedUnits(a: UnitSet, b: UnitSet): UnitSet {
  const total = a.units.length + b.units.length
  const units = unitRoom(total)
  const levels = new Uint8Array(total)
  let i = 0
  let j = 0
  let count = 0
  while (i < a.units.length && j < b.units.length) {
    const x = a.units[i]!
    const y = b.units[j]!
    units[count] = Math.min(x, y)
    levels[count++] =
      x < y ? a.levels[i]! : y < x ? b.levels[j]! : Math.min(a.levels[i]!, b.levels[j]!)
    if (x <= y) i++
    if (y <= x) j++
  }
  const [rest, from] = i < a.units.length ? [a, i] : [b, j]
  units.set(rest.units.subarray(from), count)
  levels.set(rest.levels.subarray(from), count)
  count += rest.units.length - from
  return { units: units.slice(0, count), levels: levels.subarray(0, count) }
}

function bySorting(met: readonly Met[], total: number): UnitSet {
  const all = new Uint32Array(total)
  let at = 0
  for (const { level, keys } of met) {
    for (let i = 0; i < keys.length; i++) all[at++] = unitOfKey(keys[i]!) * LEVELS + level
  }
  all.sort()
  const units = new Uint32Array(total)
  const levels = new Uint8Array(total)
  let count = 0
  for (let i = 0; i < total; i++) {
    const unit = all[i]! >>> LEVEL_BITS
    if (count > 0 && units[count - 1] === unit) continue
    units[count] = unit
    levels[count++] = all[i]! & (LEVELS - 1)
  }
  return { units: units.subarray(0, count), levels: levels.subarray(0, count) }
}

function byMarking(met: readonly Met[], unitCount: number): UnitSet {
  // One above the level; 0 is unmarked.
  const marks = new Uint8Array(unitCount)
  let count = 0
  for (const { level, keys } of met) {
    for (let i = 0; i < keys.length; i++) {
      const unit = unitOfKey(keys[i]!)
      const mark = marks[unit]!
      if (mark === 0) count++
      if (mark === 0 || mark > level + 1) marks[unit] = level + 1
    }
  }
  const units = new Uint32Array(count)
  const levels = new Uint8Array(count)
  let at = 0
  for (let unit = 0; at < count; unit++) {
    const mark = marks[unit]!
    if (mark === 0) continue
    units[at] = unit
    levels[at++] = mark - 1
  }
  return { units, levels }
}
