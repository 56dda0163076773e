import type { DecodedArray, Encoding } from 'hyparquet'
import { convert, DEFAULT_PARSERS } from 'hyparquet/src/convert.js'
import { deltaBinaryUnpack, deltaByteArray, deltaLengthByteArray } from 'hyparquet/src/delta.js'
import { byteStreamSplit } from 'hyparquet/src/encoding.js'
import { readPlain } from 'hyparquet/src/plain.js'
import { decodeHybrid } from './hybrid'
import { type LeafKind, leafKind } from './leafKind'
import type { LeafValues } from './leafValues'
import { PageFault } from './pageFault'
import { plainValue } from './plainValue'
import type { Leaf } from './schemaNodes'
import { TextValues } from './textValues'

/** The values of a page, handed out by position as they are needed. */
export interface PageValues {
  readonly count: number
  /** Values `from` to `to` (exclusive), perhaps a view. */
  slice(from: number, to: number): LeafValues
  /** The values at `indices[from, to)`: how a dictionary is used. */
  pick(indices: Int32Array, from: number, to: number): LeafValues
}

/** Bytes a value takes where all take the same. */
const WIDTH: Partial<Record<LeafKind, number>> = { int32: 4, int64: 8, double: 8, float: 4 }

/**
 * Decodes values that stand in `bytes` from `at` on, in any encoding but a dictionary's: all `count` of them
 * when the bytes are the page's `whole`, else as many as can be told from its front. Throws `PageFault` when the
 * values do not fill the bytes exactly, which is how a page with damaged levels shows itself.
 */
export function frontValues(
  leaf: Leaf,
  encoding: Encoding,
  bytes: Uint8Array,
  at: number,
  count: number,
  whole: boolean,
): PageValues {
  if (count === 0) return NONE
  if (whole) return pageValues(leaf, encoding, bytes, at, count)
  const kind = leafKind(leaf.element)
  const width = WIDTH[kind]
  if (encoding !== 'PLAIN' || bytes.length < at) return NONE
  if (kind === 'string') return TextValues.plainPrefix(bytes, at, count)
  if (width === undefined) return NONE
  const here = Math.min(count, Math.floor((bytes.length - at) / width))
  return pageValues(leaf, encoding, bytes.subarray(0, at + here * width), at, here)
}

function pageValues(
  leaf: Leaf,
  encoding: Encoding,
  bytes: Uint8Array,
  at: number,
  count: number,
): PageValues {
  if (count === 0) return NONE
  const kind = leafKind(leaf.element)
  if (encoding === 'PLAIN') {
    const width = WIDTH[kind]
    if (width !== undefined) return fixedValues(kind, aligned(bytes, at, count, width))
    if (kind === 'string') return TextValues.plain(bytes, at, count)
  }
  const body = bytes.subarray(at)
  if (encoding === 'RLE' && kind === 'boolean') {
    const out = new Uint8Array(count)
    decodeHybrid(body, 4, body.length, 1, out)
    return new ArrayValues(Array.from(out, Boolean))
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
  const converted = guarded(() => convert(stored, decoder))
  return new ArrayValues(Array.from(converted as ArrayLike<unknown>, plainValue))
}

function fixedValues(kind: LeafKind, buffer: ArrayBuffer): PageValues {
  switch (kind) {
    case 'int64':
      return int64Values(new Int32Array(buffer))
    case 'double':
      return new NumberValues(new Float64Array(buffer))
    case 'float':
      return new NumberValues(Float64Array.from(new Float32Array(buffer)))
    default:
      return new NumberValues(Float64Array.from(new Int32Array(buffer)))
  }
}

/** 64-bit whole numbers from their halves: numbers where those are exact, else decimal text. */
function int64Values(halves: Int32Array): PageValues {
  const numbers = new Float64Array(halves.length / 2)
  let exact = true
  for (let i = 0; i < numbers.length; i++) {
    const value = halves[2 * i + 1]! * 0x100000000 + (halves[2 * i]! >>> 0)
    numbers[i] = value
    exact &&= Number.isSafeInteger(value)
  }
  if (exact) return new NumberValues(numbers)
  const wide = new BigInt64Array(halves.buffer, halves.byteOffset, numbers.length)
  return new ArrayValues(Array.from(wide, plainValue))
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

/** Numbers, kept as doubles, which hold every kind of them exactly. */
class NumberValues implements PageValues {
  readonly count: number
  #values: Float64Array

  constructor(values: Float64Array) {
    this.count = values.length
    this.#values = values
  }

  slice(from: number, to: number): ArrayLike<unknown> {
    return this.#values.subarray(from, to)
  }

  pick(indices: Int32Array, from: number, to: number): ArrayLike<unknown> {
    const values = this.#values
    const out = new Float64Array(to - from)
    for (let i = from; i < to; i++) out[i - from] = values[indices[i]!]!
    return out
  }
}

/** Values of any other kind, already decoded. */
class ArrayValues implements PageValues {
  readonly count: number
  #values: readonly unknown[]

  constructor(values: readonly unknown[]) {
    this.count = values.length
    this.#values = values
  }

  slice(from: number, to: number): ArrayLike<unknown> {
    return this.#values.slice(from, to)
  }

  pick(indices: Int32Array, from: number, to: number): ArrayLike<unknown> {
    return Array.from(indices.subarray(from, to), (index) => this.#values[index])
  }
}

const NONE: PageValues = new ArrayValues([])
