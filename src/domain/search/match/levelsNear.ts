import { gallop } from '../index/lowerBound'
import { firstKeyOfUnit, unitOfKey } from '../index/postingKey'
import { type Met, sizeOf } from './unitSet'

/** Level of a unit in which nothing is met. */
export const ABSENT = 255

/** At which level a clause is met in a unit, the one before and the one after. Units are asked in ascending order. */
export interface LevelsNear {
  before: number
  own: number
  after: number
  lookAt(unit: number): void
}

/** Above this many looks a list, marking all units once is quicker. */
const FEW_LISTS = 6

/**
 * @param asked how many units will be asked for
 */
export function levelsNear(met: readonly Met[], asked: number, unitCount: number): LevelsNear {
  const walk = met.length <= FEW_LISTS || met.length * asked < sizeOf(met)
  return walk ? walked(met) : marked(met, unitCount)
}

/** Goes along the lists, jumping: what is far from the units asked for is never touched. */
function walked(met: readonly Met[]): LevelsNear {
  const at = new Uint32Array(met.length)
  return {
    before: ABSENT,
    own: ABSENT,
    after: ABSENT,
    lookAt(unit) {
      this.before = this.own = this.after = ABSENT
      const from = firstKeyOfUnit(Math.max(0, unit - 1))
      for (let list = 0; list < met.length; list++) {
        const { keys, level } = met[list]!
        let i = at[list]!
        if (i < keys.length && keys[i]! < from) {
          i = gallop(keys, from, i)
          at[list] = i
        }
        for (; i < keys.length; i++) {
          const distance = unitOfKey(keys[i]!) - unit
          if (distance > 1) break
          if (distance < 0) this.before = Math.min(this.before, level)
          else if (distance === 0) this.own = Math.min(this.own, level)
          else this.after = Math.min(this.after, level)
        }
      }
    },
  }
}

function marked(met: readonly Met[], unitCount: number): LevelsNear {
  // One entry more than there are units: the unit after the last is asked for too.
  const marks = new Uint8Array(unitCount + 1).fill(ABSENT)
  for (const { level, keys } of met) {
    for (let i = 0; i < keys.length; i++) {
      const unit = unitOfKey(keys[i]!)
      if (level < marks[unit]!) marks[unit] = level
    }
  }
  return {
    before: ABSENT,
    own: ABSENT,
    after: ABSENT,
    lookAt(unit) {
      this.before = unit > 0 ? marks[unit - 1]! : ABSENT
      this.own = marks[unit]!
      this.after = marks[unit + 1]!
    },
  }
}
