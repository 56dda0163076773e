import type { IndexView } from '../index/indexView'
import { gallop } from '../index/lowerBound'
import { isLastOfUnit, keyAfter, offsetOfKey, unitOfKey } from '../index/postingKey'
import type { Alternative } from './plan'
import { scratch } from './scratch'
import type { Step } from './steps'

/** Where an alternative occurs: keys of first and last token, ascending. One-word occurrences share one array. */
export interface Occurrences {
  readonly first: Uint32Array
  readonly last: Uint32Array
}

const firstRoom = scratch()
const lastRoom = scratch()

const NONE: Occurrences = { first: new Uint32Array(0), last: new Uint32Array(0) }
/** A list this much longer than another is jumped through rather than walked. */
const MUCH_LONGER = 8

/** Everything an alternative meets. Postings must be there (`needsOf`). */
export function occurrencesOf(alternative: Alternative, view: IndexView): Occurrences {
  if (alternative.kind === 'technique') return mentionsOf(alternative.id, view)
  const lists = alternative.steps.map((step) => stepKeys(step, view))
  const rarest = lists.reduce((best, list, i) => (list.length < lists[best]!.length ? i : best), 0)
  const seed = lists[rarest]
  if (!seed || seed.length === 0) return NONE
  let met: Occurrences = { first: seed, last: seed }
  for (let i = rarest + 1; i < lists.length; i++) met = followedBy(met, lists[i]!)
  for (let i = rarest - 1; i >= 0; i--) met = precededBy(met, lists[i]!)
  return met
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
function followedBy({ first, last }: Occurrences, next: Uint32Array): Occurrences {
  const room = Math.min(last.length, next.length)
  const firsts = firstRoom(room)
  const lasts = lastRoom(room)
  const jump = next.length > last.length * MUCH_LONGER
  let count = 0
  let at = 0
  for (let i = 0; i < last.length; i++) {
    const wanted = keyAfter(last[i]!)
    if (jump) at = gallop(next, wanted, at)
    else while (at < next.length && next[at]! < wanted) at++
    if (at >= next.length) break
    const key = next[at]!
    // The wanted key has no last bit; a key that differs by it alone is the one.
    if (key - wanted > 1) continue
    firsts[count] = first[i]!
    lasts[count++] = key
  }
  return { first: firsts.slice(0, count), last: lasts.slice(0, count) }
}

/** The occurrences that directly follow one of the keys. */
function precededBy({ first, last }: Occurrences, previous: Uint32Array): Occurrences {
  const room = Math.min(first.length, previous.length)
  const firsts = firstRoom(room)
  const lasts = lastRoom(room)
  const jump = previous.length > first.length * MUCH_LONGER
  let count = 0
  let at = 0
  for (let i = 0; i < first.length; i++) {
    const key = first[i]!
    if (jump) at = gallop(previous, key, at)
    else while (at < previous.length && previous[at]! < key) at++
    if (at === 0) continue
    const before = previous[at - 1]!
    const follows =
      offsetOfKey(key) > 0
        ? (key & ~1) >>> 0 === before + 2
        : isLastOfUnit(before) && unitOfKey(before) + 1 === unitOfKey(key)
    if (!follows) continue
    firsts[count] = before
    lasts[count++] = last[i]!
  }
  return { first: firsts.slice(0, count), last: lasts.slice(0, count) }
}
