import type { IndexView } from '../index/indexView'
import { lowerBound } from '../index/lowerBound'
import { firstKeyOfUnit, keyAfter, offsetOfKey, unitOfKey } from '../index/postingKey'
import type { Alternative } from './plan'

/** A run of matched tokens, by unit within the trace and place in the unit. */
export interface Mark {
  readonly unit: number
  readonly offset: number
  /** Unit and place of the run's last token. */
  readonly lastUnit: number
  readonly lastOffset: number
  readonly level: number
}

/**
 * The matched words of a moment: what its alternatives meet in the units `from` to `to` (exclusive, numbered over the
 * index), in the order of the text; runs that overlap or touch become one.
 */
export function marksIn(
  alternatives: readonly Alternative[],
  view: IndexView,
  from: number,
  to: number,
): Mark[] {
  const runs: { first: number; last: number; level: number }[] = []
  for (const alternative of alternatives) {
    for (const run of runsOf(alternative, view, from, to)) {
      runs.push({ ...run, level: alternative.level })
    }
  }
  runs.sort((a, b) => a.first - b.first || a.level - b.level)
  const joined: typeof runs = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (before && run.first <= (keyAfter(before.last) | 1) >>> 0) {
      before.last = Math.max(before.last, run.last)
      before.level = Math.max(before.level, run.level)
    } else joined.push({ ...run })
  }
  const base = view.traces[view.traceOf(from)]!.firstUnit
  return joined.map(({ first, last, level }) => ({
    unit: unitOfKey(first) - base,
    offset: offsetOfKey(first),
    lastUnit: unitOfKey(last) - base,
    lastOffset: offsetOfKey(last),
    level,
  }))
}

function* runsOf(alternative: Alternative, view: IndexView, from: number, to: number) {
  if (alternative.kind === 'technique') {
    const { keys, lengths } = view.mentions(alternative.id)
    for (let i = lowerBound(keys, firstKeyOfUnit(from)); i < keys.length; i++) {
      const first = keys[i]!
      if (unitOfKey(first) >= to) return
      yield { first, last: first + 2 * (lengths[i]! - 1) }
    }
    return
  }
  const lists = alternative.steps.map((step) => step.words.map((word) => view.postings(word)))
  for (const list of lists[0] ?? []) {
    for (let i = lowerBound(list, firstKeyOfUnit(from)); i < list.length; i++) {
      const first = list[i]!
      if (unitOfKey(first) >= to) break
      const last = followed(first, lists.slice(1))
      if (last !== null) yield { first, last }
    }
  }
}

/** The last key of a run that begins with this one and goes on through the lists, or null. */
function followed(first: number, lists: readonly (readonly Uint32Array[])[]): number | null {
  let key = first
  for (const step of lists) {
    const wanted = keyAfter(key)
    let next = -1
    for (const list of step) {
      const at = list[lowerBound(list, wanted)]
      if (at !== undefined && (at & ~1) >>> 0 === wanted) next = at
    }
    if (next < 0) return null
    key = next
  }
  return key
}
