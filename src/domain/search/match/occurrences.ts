import type { IndexView } from '../index/indexView'
import { gallop, lowerBound } from '../index/lowerBound'
import { isLastOfUnit, keyAfter, offsetOfKey, unitOfKey } from '../index/postingKey'
import type { Alternative } from './plan'
import type { Step } from './steps'

/** Where an alternative occurs: keys of first and last token, ascending. One-word occurrences share one array. */
export interface Occurrences {
  readonly first: Uint32Array
  readonly last: Uint32Array
}

const NONE: Occurrences = { first: new Uint32Array(0), last: new Uint32Array(0) }
/** A list this much shorter than another is looked up in it rather than walked beside it. */
const MUCH_SHORTER = 8

/** Everything an alternative meets. Postings must be there (`needsOf`). */
export function occurrencesOf(alternative: Alternative, view: IndexView): Occurrences {
  if (alternative.kind === 'technique') return mentionsOf(alternative.id, view)
  let met: Occurrences | null = null
  for (const step of alternative.steps) {
    const keys = stepKeys(step, view)
    met = met ? followedBy(met, keys) : { first: keys, last: keys }
    if (met.first.length === 0) return NONE
  }
  return met ?? NONE
}

function mentionsOf(id: string, view: IndexView): Occurrences {
  const { keys, lengths } = view.mentions(id)
  // A mention lies in one unit, so its last token is so many offsets on; whether it ends the unit does not matter.
  return { first: keys, last: keys.map((key, i) => key + 2 * (lengths[i]! - 1)) }
}

/** Keys of any of a step's words, ascending. */
export function stepKeys(step: Step, view: IndexView): Uint32Array {
  const lists = step.words.map((word) => view.postings(word)).filter((list) => list.length > 0)
  if (lists.length <= 1) return lists[0] ?? NONE.first
  if (lists.length === 2) return mergeTwo(lists[0]!, lists[1]!)
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all.sort()
}

function mergeTwo(a: Uint32Array, b: Uint32Array): Uint32Array {
  const all = new Uint32Array(a.length + b.length)
  let i = 0
  let j = 0
  for (let at = 0; at < all.length; at++) {
    all[at] = j >= b.length || (i < a.length && a[i]! < b[j]!) ? a[i++]! : b[j++]!
  }
  return all
}

/** The occurrences that one of the keys directly follows. */
function followedBy(met: Occurrences, next: Uint32Array): Occurrences {
  return next.length * MUCH_SHORTER < met.last.length
    ? followedByFew(met, next)
    : followedByMany(met, next)
}

function followedByMany({ first, last }: Occurrences, next: Uint32Array): Occurrences {
  const firsts: number[] = []
  const lasts: number[] = []
  let at = 0
  for (let i = 0; i < last.length; i++) {
    const wanted = keyAfter(last[i]!)
    at = gallop(next, wanted, at)
    if (at >= next.length) break
    const key = next[at]!
    if ((key & ~1) >>> 0 !== wanted) continue
    firsts.push(first[i]!)
    lasts.push(key)
  }
  return { first: Uint32Array.from(firsts), last: Uint32Array.from(lasts) }
}

function followedByFew({ first, last }: Occurrences, next: Uint32Array): Occurrences {
  const firsts: number[] = []
  const lasts: number[] = []
  for (const key of next) {
    const i = lowerBound(last, key) - 1
    const before = last[i]
    if (before === undefined) continue
    const follows =
      offsetOfKey(key) > 0
        ? (key & ~1) >>> 0 === before + 2
        : isLastOfUnit(before) && unitOfKey(before) + 1 === unitOfKey(key)
    if (!follows) continue
    firsts.push(first[i]!)
    lasts.push(key)
  }
  return { first: Uint32Array.from(firsts), last: Uint32Array.from(lasts) }
}
