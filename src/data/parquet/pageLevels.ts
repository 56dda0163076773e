import { crc32 } from './crc32'
import { decodeHybrid, zerosOfHybrid } from './hybrid'
import { PageFault } from './pageFault'
import type { PagePlace } from './pageHeader'
import { type PageContext, PageInput, type Reach } from './pageInput'

/** A data page with its levels decoded and its values still as stored. */
export interface PageLevels {
  readonly entries: number
  /** Repetition levels; null where all are 0. */
  readonly rep: Uint8Array | null
  /** Definition levels; null where every value is there. */
  readonly def: Uint8Array | null
  /** Entries that hold a value. */
  readonly valueCount: number
  /** Where the values come from, and from which byte of it. */
  readonly input: PageInput
  readonly valuesAt: number
}

/** Reads a data page as far as its levels go (all of it, unless the context is sparing). Throws `PageFault`. */
export async function readLevels(place: PagePlace, context: PageContext): Promise<PageLevels> {
  const { maxRep, maxDef } = context.leaf
  const { header, entries } = place
  const stored = header.compressed_page_size
  const v2 = header.type === 'DATA_PAGE_V2' ? header.data_page_header_v2 : undefined
  if (v2) {
    const repEnd = v2.repetition_levels_byte_length
    const defEnd = repEnd + v2.definition_levels_byte_length
    const size = header.uncompressed_page_size - defEnd
    if (!(repEnd >= 0 && defEnd >= repEnd && defEnd <= stored && size >= 0)) {
      throw new PageFault('has levels that do not fit in it')
    }
    const reach = place.crc === null ? defEnd : stored
    const front = await context.window.need(place.bodyAt, reach)
    if (front.length < reach) throw new PageFault('is cut off')
    if (place.crc !== null && crc32(front) !== place.crc) {
      throw new PageFault('does not match its checksum')
    }
    const rep = levels(front, 0, repEnd, maxRep, entries)
    const def = levels(front, repEnd, defEnd, maxDef, entries)
    // A page without values may hold no compressed bytes at all.
    const compressed = v2.is_compressed !== false && size > 0
    const part = { at: place.bodyAt + defEnd, stored: stored - defEnd, size, compressed }
    const input = new PageInput(
      { ...part, crc: null },
      context,
      context.sparing ? 'sparing' : 'whole',
    )
    return { entries, rep, ...present(def, maxDef, entries), input, valuesAt: 0 }
  }
  const input = inputOf(place, context, context.sparing ? 'sparing' : 'whole')
  const rep = await section(
    input,
    0,
    maxRep,
    entries,
    header.data_page_header?.repetition_level_encoding,
  )
  const def = await section(
    input,
    rep.end,
    maxDef,
    entries,
    header.data_page_header?.definition_level_encoding,
  )
  const found = present(def.levels, maxDef, entries)
  return { entries, rep: rep.levels, ...found, input, valuesAt: def.end }
}

/**
 * Rows that begin in a page, reading and decompressing no more of it than that takes: what skipping a page
 * costs. Throws `PageFault`.
 */
export async function rowStartsIn(place: PagePlace, context: PageContext): Promise<number> {
  const { maxRep } = context.leaf
  const { header, entries } = place
  if (maxRep === 0) return entries
  const v2 = header.type === 'DATA_PAGE_V2' ? header.data_page_header_v2 : undefined
  if (v2) {
    // Counted, not believed: parquetjs states the number of values in place of the rows.
    const length = v2.repetition_levels_byte_length
    const front = await context.window.need(place.bodyAt, length)
    if (front.length < length) throw new PageFault('is cut off')
    return zerosOfHybrid(front, 0, length, widthOf(maxRep), entries, maxRep)
  }
  const encoding = header.data_page_header?.repetition_level_encoding
  const { bytes, start, end } = await stored(inputOf(place, context, 'front'), 0, encoding)
  return zerosOfHybrid(bytes, start, end, widthOf(maxRep), entries, maxRep)
}

export function zeros(rep: Uint8Array | null): number {
  let count = 0
  if (rep) for (let i = 0; i < rep.length; i++) if (rep[i] === 0) count++
  return count
}

/** The body of a version 1 page or a dictionary page. */
export function inputOf(
  { header, bodyAt, crc }: PagePlace,
  context: PageContext,
  reach: Reach,
): PageInput {
  const part = {
    at: bodyAt,
    stored: header.compressed_page_size,
    size: header.uncompressed_page_size,
    compressed: true,
    crc,
  }
  return new PageInput(part, context, reach)
}

/** Bits that levels up to `max` take each. */
function widthOf(max: number): number {
  return 32 - Math.clz32(max)
}

/** Decoded levels of version 1. `end`: where what follows begins. */
async function section(
  input: PageInput,
  at: number,
  max: number,
  entries: number,
  encoding: string | undefined,
): Promise<{ levels: Uint8Array | null; end: number }> {
  if (max === 0) return { levels: null, end: at }
  const { bytes, start, end } = await stored(input, at, encoding)
  return { levels: levels(bytes, start, end, max, entries), end }
}

/** Levels as version 1 stores them: their length, then themselves, `bytes[start, end)`. */
async function stored(
  input: PageInput,
  at: number,
  encoding: string | undefined,
): Promise<{ bytes: Uint8Array; start: number; end: number }> {
  if (encoding === 'BIT_PACKED') throw new PageFault('uses bit-packed levels, given up in 2013')
  let bytes = await input.bytes(at + 4)
  if (bytes.length < at + 4) throw new PageFault('is cut off')
  const start = at + 4
  const end = start + new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true)
  if (end > input.size) throw new PageFault('has levels that do not fit in it')
  bytes = await input.bytes(end)
  if (bytes.length < end) throw new PageFault('is cut off')
  return { bytes, start, end }
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
  decodeHybrid(bytes, start, end, widthOf(max), out)
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
