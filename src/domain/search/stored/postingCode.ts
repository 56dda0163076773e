import { offsetOfKey, unitOfKey } from '../index/postingKey'
import { bitWriter, readRice, riceLow } from './bits'
import { type ByteReader, type ByteWriter, byteWriter, DamagedBytes } from './bytes'

/**
 * Postings of several words as bytes: of each how many, and how its gaps are written; then the gaps between units as
 * bits, each word's from a byte of its own on; then all places in units as bytes. Gaps are written near their limit
 * already; places are what gzip squeezes.
 */
export function writePostings(lists: readonly Uint32Array[], out: ByteWriter): void {
  const gaps = byteWriter()
  const places = byteWriter()
  out.number(lists.length)
  for (const keys of lists) {
    const mean = keys.length === 0 ? 0 : unitOfKey(keys[keys.length - 1]!) / keys.length
    const low = riceLow(mean)
    const bits = bitWriter()
    let before = 0
    for (const key of keys) {
      const unit = unitOfKey(key)
      bits.rice(unit - before, low)
      places.byte(offsetOfKey(key) * 2 + (key & 1))
      before = unit
    }
    const own = bits.finish()
    out.number(keys.length)
    out.byte(low)
    out.number(own.length)
    gaps.bytes(own)
  }
  out.bytes(gaps.finish())
  out.bytes(places.finish())
}

/** Postings of several words as they came: a word's are worked out when it is asked for. */
export interface StoredPostings {
  /** Words. */
  readonly count: number
  /** Occurrences of a word. */
  length(word: number): number
  /** Puts the posting keys of a word, ascending, into an array as long as that. Throws DamagedBytes. */
  put(word: number, keys: Uint32Array): void
}

/** The inverse of `writePostings`. Throws DamagedBytes where the lists do not fit into the bytes. */
export function readPostings(reader: ByteReader): StoredPostings {
  const count = reader.number()
  if (count > reader.left) throw new DamagedBytes('more lists than bytes')
  const low = new Uint8Array(count)
  const gapStart = new Uint32Array(count + 1)
  const placeStart = new Uint32Array(count + 1)
  for (let i = 0; i < count; i++) {
    placeStart[i + 1] = placeStart[i]! + reader.number()
    low[i] = reader.byte()
    gapStart[i + 1] = gapStart[i]! + reader.number()
  }
  const gaps = reader.bytes(gapStart[count]!)
  const places = reader.bytes(placeStart[count]!)
  return {
    count,
    length: (word) => placeStart[word + 1]! - placeStart[word]!,
    put(word, keys) {
      const first = placeStart[word]!
      readRice(gaps.subarray(gapStart[word], gapStart[word + 1]), low[word]!, keys)
      let unit = 0
      for (let i = 0; i < keys.length; i++) {
        unit += keys[i]!
        keys[i] = unit * 128 + places[first + i]!
      }
    },
  }
}
