import type { StoredShard } from '@/domain/search/stored/storedManifest'
import type { StoredView } from '@/domain/search/stored/storedView'

export interface FetchPlan {
  readonly shards: readonly number[]
  /** Units below this one can be searched once the shards are there. */
  readonly unitLimit: number
  /** Words that did not fit in. */
  readonly leftOut: number
}

/**
 * Which shards a query fetches. Words that share a shard cost once; of many words (a prefix) the most frequent come
 * first. The postings of very frequent words lie in stretches, trace after trace: where they do not fit, the query
 * searches the traces up to where they do.
 *
 * @param allowance bytes; what is held already costs nothing
 */
export function planFetch(
  words: readonly number[],
  view: StoredView,
  postings: readonly StoredShard[],
  allowance: number,
  isHeld: (shard: number) => boolean,
): FetchPlan {
  const shards = new Set<number>()
  const stretches: number[] = []
  let left = allowance
  let leftOut = 0
  const byCount = [...words].sort((a, b) => view.vocabulary.count(b) - view.vocabulary.count(a))
  for (const word of byCount) {
    const own = view.shardsOf(word)
    if (own.length > 1) {
      stretches.push(...own)
      continue
    }
    const shard = own[0]!
    if (shards.has(shard)) continue
    const cost = isHeld(shard) ? 0 : postings[shard]!.bytes
    if (cost > left && shards.size > 0) {
      leftOut++
      continue
    }
    shards.add(shard)
    left -= cost
  }
  let unitLimit = Number.POSITIVE_INFINITY
  stretches.sort((a, b) => postings[a]!.unit - postings[b]!.unit || a - b)
  for (const shard of stretches) {
    const cost = isHeld(shard) ? 0 : postings[shard]!.bytes
    // The first stretch of each word is fetched in any case: an answer over some traces beats none.
    if (cost > left && postings[shard]!.unit > 0) {
      unitLimit = postings[shard]!.unit
      break
    }
    shards.add(shard)
    left -= cost
  }
  return { shards: [...shards], unitLimit, leftOut }
}
