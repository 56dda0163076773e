/** Postings of many terms in one array: term i owns `keys[offset[i]]` to `keys[offset[i + 1]]`. */
export interface PostingTable {
  readonly offset: Uint32Array
  readonly keys: Uint32Array
}

export const EMPTY_TABLE: PostingTable = { offset: new Uint32Array(1), keys: new Uint32Array(0) }

/** Postings of one trace: the terms that occur in it, ascending by id. */
export interface SmallTable extends PostingTable {
  readonly terms: Uint32Array
}

/** A term's keys in a small table; empty when it does not occur. */
export function keysOf(table: SmallTable, term: number): Uint32Array {
  let low = 0
  let high = table.terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (table.terms[middle]! < term) low = middle + 1
    else high = middle
  }
  return table.terms[low] === term
    ? table.keys.subarray(table.offset[low], table.offset[low + 1])
    : table.keys.subarray(0, 0)
}

/**
 * Puts small tables behind a large one. Their keys lie after it and ascend from table to table, so each term's keys
 * are joined, not sorted.
 *
 * @param terms number of terms in the result
 */
export function mergeTables(
  base: PostingTable,
  added: readonly SmallTable[],
  terms: number,
): PostingTable {
  const offset = new Uint32Array(terms + 1)
  const baseTerms = base.offset.length - 1
  for (let term = 0; term < baseTerms; term++) {
    offset[term + 1] = base.offset[term + 1]! - base.offset[term]!
  }
  for (const table of added) {
    for (let i = 0; i < table.terms.length; i++) {
      offset[table.terms[i]! + 1]! += table.offset[i + 1]! - table.offset[i]!
    }
  }
  for (let term = 0; term < terms; term++) offset[term + 1]! += offset[term]!
  const keys = new Uint32Array(offset[terms]!)
  const next = offset.slice(0, terms)
  for (let term = 0; term < baseTerms; term++) {
    const from = base.offset[term]!
    const to = base.offset[term + 1]!
    keys.set(base.keys.subarray(from, to), next[term])
    next[term]! += to - from
  }
  for (const table of added) {
    for (let i = 0; i < table.terms.length; i++) {
      const term = table.terms[i]!
      for (let at = table.offset[i]!; at < table.offset[i + 1]!; at++) {
        keys[next[term]!++] = table.keys[at]!
      }
    }
  }
  return { offset, keys }
}
