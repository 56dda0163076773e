import type { ByteWindow } from './byteWindow'
import type { Inflate } from './codecs'
import { decodeHybrid } from './hybrid'
import { PageFault } from './pageFault'
import type { PagePlace } from './pageHeader'
import type { Leaf } from './schemaNodes'
import { snappyUpTo } from './snappy'

/** A data page taken apart: its levels decoded, its values still as stored. */
export interface PageBytes {
  readonly entries: number
  /** Repetition levels; null where all are 0. */
  readonly rep: Uint8Array | null
  /** Definition levels; null where every value is there. */
  readonly def: Uint8Array | null
  /** Entries that hold a value. */
  readonly valueCount: number
  /** Decompressed bytes in which the values stand from `valuesAt` to the end. */
  readonly bytes: Uint8Array
  readonly valuesAt: number
}

export interface PageContext {
  readonly leaf: Leaf
  readonly window: ByteWindow
  readonly inflate: Inflate
  readonly codec: string
}

/** Reads, checks and decompresses a data page and decodes its levels. Throws `PageFault`. */
export async function readPage(place: PagePlace, context: PageContext): Promise<PageBytes> {
  const { leaf, window, inflate } = context
  const { header, entries } = place
  const stored = await window.need(place.bodyAt, header.compressed_page_size)
  if (stored.length < header.compressed_page_size) throw new PageFault('is cut off')
  if (header.crc !== undefined && crc32(stored) !== header.crc >>> 0) {
    throw new PageFault('does not match its checksum')
  }
  const v2 = header.data_page_header_v2
  if (header.type === 'DATA_PAGE_V2' && v2) {
    const repEnd = v2.repetition_levels_byte_length
    const defEnd = repEnd + v2.definition_levels_byte_length
    const size = header.uncompressed_page_size - defEnd
    if (!(repEnd >= 0 && defEnd >= repEnd && defEnd <= stored.length && size >= 0)) {
      throw new PageFault('has levels that do not fit in it')
    }
    const rep = levels(stored, 0, repEnd, leaf.maxRep, entries)
    const def = levels(stored, repEnd, defEnd, leaf.maxDef, entries)
    const body = stored.subarray(defEnd)
    // A page without values may hold no compressed bytes at all.
    const bytes = v2.is_compressed === false || size === 0 ? body : await inflate(body, size)
    return { entries, rep, ...present(def, leaf.maxDef, entries), bytes, valuesAt: 0 }
  }
  const bytes = await inflate(stored, header.uncompressed_page_size)
  let at = 0
  const section = (max: number, encoding: string | undefined): Uint8Array | null => {
    if (max === 0) return null
    if (encoding === 'BIT_PACKED') throw new PageFault('uses bit-packed levels, given up in 2013')
    const end = levelsEnd(bytes, at)
    const out = levels(bytes, at + 4, end, max, entries)
    at = end
    return out
  }
  const v1 = header.data_page_header
  const rep = section(leaf.maxRep, v1?.repetition_level_encoding)
  const def = section(leaf.maxDef, v1?.definition_level_encoding)
  return { entries, rep, ...present(def, leaf.maxDef, entries), bytes, valuesAt: at }
}

/**
 * Rows that begin in a page, reading and decompressing no more of it than that takes: what skipping pages
 * costs. Throws `PageFault`.
 */
export async function rowStartsIn(place: PagePlace, context: PageContext): Promise<number> {
  const { leaf, window, inflate, codec } = context
  const { header, entries } = place
  if (leaf.maxRep === 0) return entries
  if (header.data_page_header_v2) return header.data_page_header_v2.num_rows
  const stored = header.compressed_page_size
  const size = header.uncompressed_page_size
  if (codec !== 'SNAPPY' && codec !== 'UNCOMPRESSED') {
    const bytes = await inflate(await window.need(place.bodyAt, stored), size)
    return zeros(levels(bytes, 4, levelsEnd(bytes, 0), leaf.maxRep, entries))
  }
  for (let wanted = Math.min(stored, 16384); ; wanted = Math.min(stored, wanted * 4)) {
    const prefix = await window.need(place.bodyAt, wanted)
    const bytes = codec === 'SNAPPY' ? inflatedPrefix(prefix, size) : prefix
    const whole = wanted === stored
    if (bytes.length >= 4) {
      const end = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) + 4
      if (end <= bytes.length || whole) {
        return zeros(levels(bytes, 4, levelsEnd(bytes, 0), leaf.maxRep, entries))
      }
    }
    if (whole) throw new PageFault('is cut off')
  }
}

/** What the first bytes of a Snappy page hold, as far as its repetition levels reach. */
function inflatedPrefix(input: Uint8Array, size: number): Uint8Array {
  const output = new Uint8Array(size)
  const head = snappyUpTo(input, output, 4)
  if (head < 4) return output.subarray(0, head)
  const end = new DataView(output.buffer).getUint32(0, true) + 4
  if (end > size) throw new PageFault('has levels that do not fit in it')
  return output.subarray(0, snappyUpTo(input, output, end))
}

function levelsEnd(bytes: Uint8Array, at: number): number {
  if (at + 4 > bytes.length) throw new PageFault('is cut off')
  const end = at + 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true)
  if (end > bytes.length) throw new PageFault('has levels that do not fit in it')
  return end
}

function levels(
  bytes: Uint8Array,
  start: number,
  end: number,
  max: number,
  entries: number,
): Uint8Array | null {
  if (max === 0) return null
  const out = new Uint8Array(entries)
  decodeHybrid(bytes, start, end, 32 - Math.clz32(max), out)
  for (let i = 0; i < entries; i++) {
    if (out[i]! > max) throw new PageFault('has levels deeper than its schema')
  }
  return out
}

function present(
  def: Uint8Array | null,
  maxDef: number,
  entries: number,
): { def: Uint8Array | null; valueCount: number } {
  if (def === null) return { def, valueCount: entries }
  let valueCount = 0
  for (let i = 0; i < entries; i++) if (def[i] === maxDef) valueCount++
  return { def, valueCount }
}

export function zeros(rep: Uint8Array | null): number {
  let count = 0
  if (rep) for (let i = 0; i < rep.length; i++) if (rep[i] === 0) count++
  return count
}

let table: Uint32Array | null = null

/** CRC-32 as gzip has it, which is what page checksums are. */
export function crc32(bytes: Uint8Array): number {
  if (table === null) {
    table = new Uint32Array(256)
    for (let n = 0; n < 256; n++) {
      let c = n
      for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
      table[n] = c >>> 0
    }
  }
  let crc = 0xffffffff
  for (let i = 0; i < bytes.length; i++) crc = table[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
