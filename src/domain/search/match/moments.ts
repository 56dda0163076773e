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
export function momentsOfAll(sets: readonly UnitSet[]): Moments {
  const [seed, ...others] = [...sets].sort((a, b) => a.units.length - b.units.length)
  const found = momentList(2 * (seed?.units.length ?? 0))
  if (!seed) return found.moments()
  if (others.length === 0) return momentsOfOne(seed)
  const cursor = new Uint32Array(others.length)
  for (let i = 0; i < seed.units.length; i++) {
    const unit = seed.units[i]!
    // Worst level over the sets within this unit, with the one after, with the one before; ABSENT: one is missing.
    let here = seed.levels[i]!
    let withNext = here
    let withBefore = here
    for (let k = 0; k < others.length; k++) {
      const { units, levels } = others[k]!
      let at = gallop(units, Math.max(0, unit - 1), cursor[k]!)
      cursor[k] = at
      const before = unit > 0 && units[at] === unit - 1 ? levels[at++]! : ABSENT
      const own = units[at] === unit ? levels[at++]! : ABSENT
      const next = units[at] === unit + 1 ? levels[at]! : ABSENT
      here = Math.max(here, own)
      withNext = Math.max(withNext, Math.min(own, next))
      withBefore = Math.max(withBefore, Math.min(own, before))
      if (Math.min(here, withNext, withBefore) === ABSENT) break
    }
    if (here !== ABSENT) found.single(unit, here)
    else {
      if (withBefore !== ABSENT) found.pair(unit - 1, withBefore)
      if (withNext !== ABSENT) found.pair(unit, withNext)
    }
  }
  return found.moments()
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
