import { PageFault } from './pageFault'

interface Takers {
  /** Values `from` to `to` are all `value`. */
  run(value: number, from: number, to: number): void
  /** Values `from` to `to` stand one behind the other from byte `at` on. */
  packed(at: number, from: number, to: number): void
}

/**
 * Walks the first `count` values of Parquet's RLE / bit-packing hybrid in `bytes[start, end)`. `width`: bits a value (1 to
 * 32). Throws `PageFault` when the bytes end first. Source: parquet-format, Encodings.md.
 */
function walkHybrid(
  bytes: Uint8Array,
  start: number,
  end: number,
  width: number,
  count: number,
  takers: Takers,
): void {
  if (width > 32) throw new PageFault(`says that its values are ${width} bits wide`)
  const valueBytes = (width + 7) >> 3
  let at = start
  let done = 0
  while (done < count) {
    let header = 0
    let shift = 0
    for (;;) {
      if (at >= end || shift > 28) throw new PageFault('ends inside its levels or values')
      const byte = bytes[at++]!
      header |= (byte & 0x7f) << shift
      if (byte < 0x80) break
      shift += 7
    }
    header >>>= 0
    if (header & 1) {
      const groups = header >>> 1
      const wanted = Math.min(groups * 8, count - done)
      if (at + Math.ceil((wanted * width) / 8) > end) {
        throw new PageFault('ends inside its levels or values')
      }
      takers.packed(at, done, done + wanted)
      at += groups * width
      done += wanted
    } else {
      if (at + valueBytes > end) throw new PageFault('ends inside its levels or values')
      let value = 0
      for (let i = 0; i < valueBytes; i++) value |= bytes[at++]! << (8 * i)
      const to = done + Math.min(header >>> 1, count - done)
      takers.run(value, done, to)
      done = to
    }
  }
}

/**
 * Decodes the hybrid's values from number `skip` on until `out` is full. Throws `PageFault` when the bytes end first; never
 * writes beyond `out`, whatever the bytes say.
 */
export function decodeHybrid(
  bytes: Uint8Array,
  start: number,
  end: number,
  width: number,
  out: Uint8Array | Int32Array,
  skip = 0,
): void {
  if (width === 0) {
    out.fill(0)
    return
  }
  walkHybrid(bytes, start, end, width, skip + out.length, {
    run(value, from, to) {
      if (to > skip) out.fill(value, Math.max(0, from - skip), to - skip)
    },
    packed(at, from, to) {
      const first = Math.max(from, skip)
      if (to > first)
        unpack(bytes, at * 8 + (first - from) * width, width, out, first - skip, to - first)
    },
  })
}

/** Values out of a hybrid of `count` that are 0. Throws `PageFault` also for one above `most`. */
export function zerosOfHybrid(
  bytes: Uint8Array,
  start: number,
  end: number,
  width: number,
  count: number,
  most: number,
): number {
  let zeros = 0
  const some = new Uint8Array(PIECE)
  walkHybrid(bytes, start, end, width, count, {
    run(value, from, to) {
      if (value > most && to > from) throw tooHigh()
      if (value === 0) zeros += to - from
    },
    packed(at, from, to) {
      for (let i = from; i < to; i += PIECE) {
        const n = Math.min(PIECE, to - i)
        unpack(bytes, at * 8 + (i - from) * width, width, some, 0, n)
        for (let k = 0; k < n; k++) {
          if (some[k] === 0) zeros++
          else if (some[k]! > most) throw tooHigh()
        }
      }
    },
  })
  return zeros
}

/** Values unpacked at a time where they are only counted. */
const PIECE = 4096

function tooHigh(): PageFault {
  return new PageFault('has levels deeper than its schema')
}

/** `count` values of `width` bits, least significant bit first, from bit `bit` on. */
function unpack(
  bytes: Uint8Array,
  bit: number,
  width: number,
  out: Uint8Array | Int32Array,
  from: number,
  count: number,
): void {
  const mask = width === 32 ? -1 : (1 << width) - 1
  const wide = width > 25
  for (let i = from; i < from + count; i++) {
    const byte = bit >>> 3
    const shift = bit & 7
    // Reading beyond the end gives undefined, which counts as zero bits; the caller has checked the length.
    let value =
      (bytes[byte]! |
        (bytes[byte + 1]! << 8) |
        (bytes[byte + 2]! << 16) |
        (bytes[byte + 3]! << 24)) >>>
      shift
    if (wide && shift > 0) value |= bytes[byte + 4]! << (32 - shift)
    out[i] = value & mask
    bit += width
  }
}
