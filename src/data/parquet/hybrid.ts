import { PageFault } from './pageFault'

/**
 * Decodes Parquet's RLE / bit-packing hybrid from `bytes[start, end)` until `out` is full. `width`: bits a value
 * (0 to 32). Throws `PageFault` when the bytes end first; never writes beyond `out`, whatever the bytes say.
 * Source: parquet-format, Encodings.md.
 */
export function decodeHybrid(
  bytes: Uint8Array,
  start: number,
  end: number,
  width: number,
  out: Uint8Array | Int32Array,
): void {
  const count = out.length
  if (width === 0) {
    out.fill(0)
    return
  }
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
      unpack(bytes, at, width, out, done, wanted)
      at += groups * width
      done += wanted
    } else {
      if (at + valueBytes > end) throw new PageFault('ends inside its levels or values')
      let value = 0
      for (let i = 0; i < valueBytes; i++) value |= bytes[at++]! << (8 * i)
      const run = Math.min(header >>> 1, count - done)
      out.fill(value, done, done + run)
      done += run
    }
  }
}

/** `count` values of `width` bits, least significant bit first, from byte `at` on. */
function unpack(
  bytes: Uint8Array,
  at: number,
  width: number,
  out: Uint8Array | Int32Array,
  from: number,
  count: number,
): void {
  const mask = width === 32 ? -1 : (1 << width) - 1
  let bit = at * 8
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
