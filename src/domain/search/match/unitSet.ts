import type { IndexView } from '../index/indexView'
import { unitOfKey } from '../index/postingKey'
import { type Occurrences, occurrencesOf } from './occurrences'
import type { Alternative } from './plan'

/** Units in which a clause is met, ascending, each with the best level at which it is. */
export interface UnitSet {
  readonly units: Uint32Array
  readonly levels: Uint8Array
}

/** Below this many occurrences sorting is quicker than walking over all units. */
const FEW = 20_000
const LEVELS = 8

/** The units that hold the beginning of any of the alternatives. */
export function unitSetOf(alternatives: readonly Alternative[], view: IndexView): UnitSet {
  const met = alternatives
    .map((alternative) => ({ level: alternative.level, found: occurrencesOf(alternative, view) }))
    .filter(({ found }) => found.first.length > 0)
  if (met.length === 0) return { units: new Uint32Array(0), levels: new Uint8Array(0) }
  if (met.length === 1) return unitsOfOne(met[0]!.found, met[0]!.level)
  const total = met.reduce((sum, { found }) => sum + found.first.length, 0)
  return total < FEW ? bySorting(met, total) : byMarking(met, view.unitCount)
}

interface Met {
  readonly level: number
  readonly found: Occurrences
}

function unitsOfOne({ first }: Occurrences, level: number): UnitSet {
  const units = new Uint32Array(first.length)
  let count = 0
  let before = -1
  for (let i = 0; i < first.length; i++) {
    const unit = unitOfKey(first[i]!)
    if (unit !== before) units[count++] = unit
    before = unit
  }
  return { units: units.subarray(0, count), levels: new Uint8Array(count).fill(level) }
}

function bySorting(met: readonly Met[], total: number): UnitSet {
  const all = new Uint32Array(total)
  let at = 0
  for (const { level, found } of met) {
    for (const key of found.first) all[at++] = unitOfKey(key) * LEVELS + level
  }
  all.sort()
  const units = new Uint32Array(total)
  const levels = new Uint8Array(total)
  let count = 0
  for (const value of all) {
    const unit = Math.floor(value / LEVELS)
    if (count > 0 && units[count - 1] === unit) continue
    units[count] = unit
    levels[count++] = value % LEVELS
  }
  return { units: units.subarray(0, count), levels: levels.subarray(0, count) }
}

function byMarking(met: readonly Met[], unitCount: number): UnitSet {
  // One above the level; 0 is unmarked.
  const marks = new Uint8Array(unitCount)
  let count = 0
  for (const { level, found } of met) {
    for (const key of found.first) {
      const unit = unitOfKey(key)
      const mark = marks[unit]!
      if (mark === 0) count++
      if (mark === 0 || mark > level + 1) marks[unit] = level + 1
    }
  }
  const units = new Uint32Array(count)
  const levels = new Uint8Array(count)
  let at = 0
  for (let unit = 0; unit < unitCount && at < count; unit++) {
    const mark = marks[unit]!
    if (mark === 0) continue
    units[at] = unit
    levels[at++] = mark - 1
  }
  return { units, levels }
}
