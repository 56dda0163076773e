import { constantBytes } from './constantBytes'
import { ABSENT, levelsNear } from './levelsNear'
import { scratch } from './scratch'
import { type Met, sizeOf, type UnitSet, unitSetOf } from './unitSet'

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

/** One sentence each. */
export function momentsOfOne({ units, levels }: UnitSet): Moments {
  return {
    count: units.length,
    unit: units,
    units: constantBytes(1, units.length),
    level: levels,
  }
}

/** All clauses together within one sentence, or, failing that, within two that follow each other. */
export function momentsOfAll(clauses: readonly (readonly Met[])[], unitCount: number): Moments {
  const [rarest, ...others] = clauses
    .map((met) => ({ met, size: sizeOf(met) }))
    .sort((a, b) => a.size - b.size)
  const seed = unitSetOf(rarest?.met ?? [], unitCount)
  if (others.length === 0) return momentsOfOne(seed)
  const found = momentList(2 * seed.units.length)
  const looks = others.map(({ met }) => levelsNear(met, seed.units.length, unitCount))
  for (let i = 0; i < seed.units.length; i++) {
    const unit = seed.units[i]!
    // Worst level over the clauses within this unit, with the one after, with the one before; ABSENT: one is missing.
    let here = seed.levels[i]!
    let withNext = here
    let withBefore = here
    for (let k = 0; k < looks.length; k++) {
      const near = looks[k]!
      near.lookAt(unit)
      here = Math.max(here, near.own)
      withNext = Math.max(withNext, Math.min(near.own, near.after))
      withBefore = Math.max(withBefore, Math.min(near.own, near.before))
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

const unitRoom = scratch()

/** Moments in the order in which they are put. A pair of which one sentence has everything is not kept. */
function momentList(room: number) {
  const unit = unitRoom(room)
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
      unit: unit.slice(0, count),
      units: units.slice(0, count),
      level: level.slice(0, count),
    }),
  }
}
