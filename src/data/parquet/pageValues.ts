import type { DecodedArray, Encoding } from 'hyparquet'
import { convert, DEFAULT_PARSERS } from 'hyparquet/src/convert.js'
import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js'
import { byteStreamSplit } from 'hyparquet/src/encoding.js'
import { readPlain } from 'hyparquet/src/plain.js'
import { decodeHybrid } from './hybrid'
import { leafKind } from './leafKind'
import { PageFault } from './pageFault'
import { plainValue } from './plainValue'
import type { Leaf } from './schemaNodes'
import { TextValues } from './textValues'

/** The values of a page, handed out by position as they are needed. */
export interface PageValues {
  readonly count: number
  get(index: number): unknown
  /** Appends values `from` to `to` (exclusive) to `out`. */
  appendTo(out: unknown[], from: number, to: number): void
}

/**
 * Decodes `count` values that stand in `bytes` from `at` on, in any encoding but a dictionary's. Throws
 * `PageFault` when they do not fill the bytes, which is how a page with damaged levels shows itself.
 */
export function pageValues(
  leaf: Leaf,
  encoding: Encoding,
  bytes: Uint8Array,
  at: number,
  count: number,
): PageValues {
  if (count === 0) return new ArrayValues([], false)
  const kind = leafKind(leaf.element)
  if (encoding === 'PLAIN') {
    switch (kind) {
      case 'string':
        return TextValues.plain(bytes, at, count)
      case 'double':
        return new ArrayValues(new Float64Array(aligned(bytes, at, count, 8)), false)
      case 'float':
        return new ArrayValues(new Float32Array(aligned(bytes, at, count, 4)), false)
      case 'int32':
        return new ArrayValues(new Int32Array(aligned(bytes, at, count, 4)), false)
      case 'int64':
        return new Int64Values(new Int32Array(aligned(bytes, at, count, 8)))
    }
  }
  const body = bytes.subarray(at)
  if (encoding === 'RLE' && kind === 'boolean') {
    const out = new Uint8Array(count)
    decodeHybrid(body, 4, body.length, 1, out)
    return new ArrayValues(Array.from(out, Boolean), false)
  }
  const stored = guarded(() => unpacked(leaf, encoding, body, count))
  if (kind === 'string') return TextValues.of(stored as Uint8Array[])
  const decoder = {
    element: leaf.element,
    type: leaf.element.type!,
    schemaPath: [...leaf.schemaPath],
    pathInSchema: leaf.path.split('.'),
    codec: 'UNCOMPRESSED' as const,
    parsers: DEFAULT_PARSERS,
  }
  return new ArrayValues(
    guarded(() => convert(stored, decoder)),
    true,
  )
}

/** The encodings that hyparquet decodes. */
function unpacked(leaf: Leaf, encoding: Encoding, body: Uint8Array, count: number): DecodedArray {
  const view = new DataView(body.buffer, body.byteOffset, body.length)
  const reader = { view, offset: 0 }
  const { type, type_length: length } = leaf.element
  switch (encoding) {
    case 'PLAIN':
      return readPlain(reader, type!, count, length)
    case 'BYTE_STREAM_SPLIT':
      return byteStreamSplit(reader, count, type!, length)
    case 'DELTA_BINARY_PACKED': {
      const out = type === 'INT32' ? new Int32Array(count) : new BigInt64Array(count)
      deltaBinaryUnpack(reader, count, out)
      return out
    }
    case 'DELTA_LENGTH_BYTE_ARRAY':
    case 'DELTA_BYTE_ARRAY': {
      const out = new Array<Uint8Array>(count)
      if (encoding === 'DELTA_BYTE_ARRAY') deltaByteArray(reader, count, out)
      else deltaLengthByteArray(reader, count, out)
      return out
    }
    default:
      throw new PageFault(`uses the encoding ${encoding}, which cannot be read here`)
  }
}

/** Runs a library's decoder; whatever it throws on broken bytes is a fault of the page. */
function guarded<T>(decode: () => T): T {
  try {
    return decode()
  } catch (error) {
    if (error instanceof PageFault) throw error
    const said = error instanceof Error ? error.message : String(error)
    throw new PageFault(`has values that cannot be decoded (${said.slice(0, 80)})`, {
      cause: error,
    })
  }
}

/** A copy of `count` fixed-width values at an address that typed arrays accept. */
function aligned(bytes: Uint8Array, at: number, count: number, width: number): ArrayBuffer {
  if (bytes.length - at !== count * width) {
    throw new PageFault(`holds ${bytes.length - at} bytes of values where ${count * width} are due`)
  }
  const copy = new ArrayBuffer(count * width)
  new Uint8Array(copy).set(bytes.subarray(at))
  return copy
}

/** Values already decoded; `convert`: whether they may still hold bigints, dates or bytes. */
class ArrayValues implements PageValues {
  readonly count: number
  #values: ArrayLike<unknown>
  #convert: boolean

  constructor(values: ArrayLike<unknown>, convert: boolean) {
    this.count = values.length
    this.#values = values
    this.#convert = convert
  }

  get(index: number): unknown {
    return this.#convert ? plainValue(this.#values[index]) : this.#values[index]
  }

  appendTo(out: unknown[], from: number, to: number): void {
    const values = this.#values
    if (this.#convert) for (let i = from; i < to; i++) out.push(plainValue(values[i]))
    else for (let i = from; i < to; i++) out.push(values[i])
  }
}

/** 64-bit whole numbers as pairs of halves: numbers where those are exact, else decimal text. */
class Int64Values implements PageValues {
  readonly count: number
  #halves: Int32Array

  constructor(halves: Int32Array) {
    this.count = halves.length / 2
    this.#halves = halves
  }

  get(index: number): unknown {
    const low = this.#halves[2 * index]! >>> 0
    const high = this.#halves[2 * index + 1]!
    const value = high * 0x100000000 + low
    return Number.isSafeInteger(value) ? value : ((BigInt(high) << 32n) | BigInt(low)).toString()
  }

  appendTo(out: unknown[], from: number, to: number): void {
    for (let i = from; i < to; i++) out.push(this.get(i))
  }
}
