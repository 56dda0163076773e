import { unitOfKey } from '../index/postingKey'
import { scratch } from './scratch'

/** Lists shorter than this are gone through again each time. */
const SHORT = 2_000
/** Units kept, and the keys that they are kept by, over all lists: 2 MB. */
const MOST_KEPT = 500_000

/** By list of postings, the last asked for last. */
const known = new Map<Uint32Array, Uint32Array>()
let kept = 0

/**
 * The units in which keys lie, ascending, each once. Those of frequent words are kept for a while: while someone types,
 * changes a filter or looks at the next page, the same words are searched again.
 *
 * @param keys ascending; the same array for the same word as long as nothing changes
 */
export function unitsOfKeys(keys: Uint32Array): Uint32Array {
  if (keys.length < SHORT) return distinctUnits(keys)
  let units = known.get(keys)
  if (units) known.delete(keys)
  else {
    units = distinctUnits(keys)
    kept += keys.length + units.length
  }
  known.set(keys, units)
  for (const [oldest, its] of known) {
    if (kept <= MOST_KEPT || oldest === keys) break
    known.delete(oldest)
    kept -= oldest.length + its.length
  }
  return units
}

const room = scratch()

function distinctUnits(keys: Uint32Array): Uint32Array {
  const units = room(keys.length)
  let count = 0
  let before = -1
  for (let i = 0; i < keys.length; i++) {
    const unit = unitOfKey(keys[i]!)
    units[count] = unit
    if (unit !== before) count++
    before = unit
  }
  return units.slice(0, count)
}
