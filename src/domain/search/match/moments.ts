import { gallop } from '../index/lowerBound'
import type { UnitSet } from './unitSet'

/** Moments found: parallel arrays, ascending by unit. */
export interface Moments {
  readonly count: number
  /** First unit of each. */
  readonly unit: Uint32Array
  /** 1, or 2 where the words are spread over two sentences. */
  readonly units: Uint8Array
  /** Worst level at which one of its words was met. */
  readonly level: Uint8Array
}

const ABSENT = 255
/** From so many units on, marking all units is quicker than looking each up. */
const MANY = 20_000

/** One sentence each. */
export function momentsOfOne({ units, levels }: UnitSet): Moments {
  return {
    count: units.length,
    unit: units,
    units: new Uint8Array(units.length).fill(1),
    level: levels,
  }
}

/** All sets together within one sentence, or, failing that, within two that follow each other. */
export function momentsOfAll(sets: readonly UnitSet[], unitCount: number): Moments {
  const [seed, ...others] = [...sets].sort((a, b) => a.units.length - b.units.length)
  const found = momentList(2 * (seed?.units.length ?? 0))
  if (!seed) return found.moments()
  if (others.length === 0) return momentsOfOne(seed)
  const levelIn = others.map((set) =>
    seed.units.length > MANY ? marked(set, unitCount) : lookedUp(set),
  )
  for (let i = 0; i < seed.units.length; i++) {
    const unit = seed.units[i]!
    // Worst level over the sets within this unit, with the one after, with the one before; ABSENT: one is missing.
    let here = seed.levels[i]!
    let withNext = here
    let withBefore = here
    for (const levelOf of levelIn) {
      const before = unit > 0 ? levelOf(unit - 1) : ABSENT
      const own = levelOf(unit)
      const next = levelOf(unit + 1)
      here = Math.max(here, own)
      withNext = Math.max(withNext, Math.min(own, next))
      withBefore = Math.max(withBefore, Math.min(own, before))
      if (here === ABSENT && withNext === ABSENT && withBefore === ABSENT) break
    }
    if (here !== ABSENT) found.single(unit, here)
    else {
      if (withBefore !== ABSENT) found.pair(unit - 1, withBefore)
      if (withNext !== ABSENT) found.pair(unit, withNext)
    }
  }
  return found.moments()
}

/** Level at which a set has a unit, ABSENT where it has not. Asked in ascending order, one step back allowed. */
type LevelOf = (unit: number) => number

function lookedUp({ units, levels }: UnitSet): LevelOf {
  let at = 0
  return (unit) => {
    if (at > 0 && units[at - 1]! >= unit) at = Math.max(0, at - 2)
    at = gallop(units, unit, at)
    return units[at] === unit ? levels[at]! : ABSENT
  }
}

function marked({ units, levels }: UnitSet, unitCount: number): LevelOf {
  // One entry more than there are units: the unit after the last is asked for too.
  const marks = new Uint8Array(unitCount + 1).fill(ABSENT)
  for (let i = 0; i < units.length; i++) marks[units[i]!] = levels[i]!
  return (unit) => marks[unit]!
}

/** Moments in the order in which they are put. A pair of which one sentence has everything is not kept. */
function momentList(room: number) {
  const unit = new Uint32Array(room)
  const units = new Uint8Array(room)
  const level = new Uint8Array(room)
  let count = 0
  const put = (at: number, size: number, worst: number) => {
    unit[count] = at
    units[count] = size
    level[count++] = worst
  }
  return {
    single(at: number, worst: number) {
      const last = count - 1
      if (last >= 0 && units[last] === 2 && unit[last]! + 1 === at) count--
      put(at, 1, worst)
    },
    pair(at: number, worst: number) {
      const last = count - 1
      if (last >= 0 && unit[last] === at) {
        if (units[last] === 2 && level[last]! > worst) level[last] = worst
      } else put(at, 2, worst)
    },
    moments: (): Moments => ({
      count,
      unit: unit.subarray(0, count),
      units: units.subarray(0, count),
      level: level.subarray(0, count),
    }),
  }
}
