import type { IndexView } from '../index/indexView'
import { unitOfKey } from '../index/postingKey'
import { occurrencesOf } from './occurrences'
import type { Alternative } from './plan'

/** Units in which a clause is met, ascending, each with the best level at which it is. */
export interface UnitSet {
  readonly units: Uint32Array
  readonly levels: Uint8Array
}

/** Below this many occurrences sorting is quicker than walking over all units. */
const FEW = 20_000
const LEVEL_BITS = 3
const LEVELS = 1 << LEVEL_BITS

/** The units that hold the beginning of any of the alternatives. */
export function unitSetOf(alternatives: readonly Alternative[], view: IndexView): UnitSet {
  const met: Met[] = []
  for (const alternative of alternatives) {
    for (const keys of keyLists(alternative, view)) {
      if (keys.length > 0) met.push({ level: alternative.level, keys })
    }
  }
  if (met.length === 0) return { units: new Uint32Array(0), levels: new Uint8Array(0) }
  if (met.length === 1) return unitsOfOne(met[0]!)
  const total = met.reduce((sum, { keys }) => sum + keys.length, 0)
  return total < FEW ? bySorting(met, total) : byMarking(met, view.unitCount)
}

/** First tokens of an alternative, each list ascending. The words of a one-word step need not be put in one order. */
function keyLists(alternative: Alternative, view: IndexView): Uint32Array[] {
  if (alternative.kind === 'words' && alternative.steps.length === 1) {
    return alternative.steps[0]!.words.map((word) => view.postings(word))
  }
  return [occurrencesOf(alternative, view).first]
}

interface Met {
  readonly level: number
  readonly keys: Uint32Array
}

function unitsOfOne({ level, keys }: Met): UnitSet {
  const units = new Uint32Array(keys.length)
  let count = 0
  let before = -1
  for (let i = 0; i < keys.length; i++) {
    const unit = unitOfKey(keys[i]!)
    if (unit !== before) units[count++] = unit
    before = unit
  }
  return { units: units.subarray(0, count), levels: new Uint8Array(count).fill(level) }
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
