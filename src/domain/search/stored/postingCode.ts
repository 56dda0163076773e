import { offsetOfKey, unitOfKey } from '../index/postingKey'
import { bitReader, bitWriter, riceLow } from './bits'
import { type ByteReader, type ByteWriter, byteWriter, DamagedBytes } from './bytes'

/**
 * Postings of several words as bytes: how many of each, all gaps between units as bits, all places in units as bytes.
 * Gaps are written near their limit already; places are what gzip squeezes.
 */
export function writePostings(lists: readonly Uint32Array[], out: ByteWriter): void {
  const gaps = bitWriter()
  const places = byteWriter()
  out.number(lists.length)
  for (const keys of lists) {
    const mean = keys.length === 0 ? 0 : unitOfKey(keys[keys.length - 1]!) / keys.length
    const low = riceLow(mean)
    out.number(keys.length)
    out.byte(low)
    let before = 0
    for (const key of keys) {
      const unit = unitOfKey(key)
      gaps.rice(unit - before, low)
      places.byte(offsetOfKey(key) * 2 + (key & 1))
      before = unit
    }
  }
  const bits = gaps.finish()
  out.number(bits.length)
  out.bytes(bits)
  out.bytes(places.finish())
}

/** Postings of several words in one array: word i owns `keys[offset[i]]` to `keys[offset[i + 1]]`. */
export interface StoredPostings {
  readonly offset: Uint32Array
  readonly keys: Uint32Array
}

/** The inverse of `writePostings`. Throws DamagedBytes. */
export function readPostings(reader: ByteReader): StoredPostings {
  const count = reader.number()
  if (count > reader.left) throw new DamagedBytes('more lists than bytes')
  const offset = new Uint32Array(count + 1)
  const low = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    offset[i + 1] = offset[i]! + reader.number()
    low[i] = reader.byte()
  }
  const gaps = bitReader(reader.bytes(reader.number()))
  const places = reader.bytes(offset[count]!)
  const keys = new Uint32Array(offset[count]!)
  for (let i = 0; i < count; i++) {
    let unit = 0
    for (let at = offset[i]!; at < offset[i + 1]!; at++) {
      unit += gaps.rice(low[i]!)
      keys[at] = unit * 128 + places[at]!
    }
  }
  return { offset, keys }
}
