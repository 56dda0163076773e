import { PageFault } from './pageFault'

/** Below this a loop is quicker than a call to `set` or `copyWithin`. */
const SHORT = 24

/**
 * Decompresses raw Snappy from `input` into `output` until `want` bytes stand there, the input ends or `output` is full
 * (it may hold less than the `size` bytes that all would be), and returns how many do. That it can stop early is what it is for: levels stand at a page's front, so a page that
 * is only skipped need not be decompressed (hyparquet's own decoder, otherwise used, must run to the end).
 * Throws `PageFault` on bytes that are not Snappy. Source: google/snappy, format_description.txt.
 */
export function snappyUpTo(
  input: Uint8Array,
  output: Uint8Array,
  want: number,
  size = output.length,
): number {
  const inputEnd = input.length
  let at = 0
  while (at < inputEnd && input[at]! >= 0x80) at++
  at++
  let to = 0
  while (at < inputEnd && to < want) {
    const tag = input[at++]!
    const kind = tag & 3
    if (kind === 0) {
      let length = tag >>> 2
      if (length >= 60) {
        const size = length - 59
        if (at + size > inputEnd) return to
        length = input[at]!
        if (size > 1) length |= input[at + 1]! << 8
        if (size > 2) length |= input[at + 2]! << 16
        if (size > 3) length += input[at + 3]! * 0x1000000
        at += size
      }
      length++
      if (to + length > size) throw tooLong()
      // A prefix of the page may end inside a literal: what is here of it still counts.
      const here = Math.min(length, inputEnd - at, output.length - to)
      if (here > SHORT) output.set(input.subarray(at, at + here), to)
      else for (let i = 0; i < here; i++) output[to + i] = input[at + i]!
      at += here
      to += here
    } else {
      let length: number
      let offset: number
      if (kind === 1) {
        if (at >= inputEnd) return to
        length = ((tag >>> 2) & 7) + 4
        offset = ((tag >>> 5) << 8) | input[at]!
        at += 1
      } else if (kind === 2) {
        if (at + 2 > inputEnd) return to
        length = (tag >>> 2) + 1
        offset = input[at]! | (input[at + 1]! << 8)
        at += 2
      } else {
        if (at + 4 > inputEnd) return to
        length = (tag >>> 2) + 1
        offset =
          (input[at]! | (input[at + 1]! << 8) | (input[at + 2]! << 16)) + input[at + 3]! * 0x1000000
        at += 4
      }
      if (offset === 0 || offset > to) throw new PageFault('is not sound Snappy data')
      if (to + length > size) throw tooLong()
      length = Math.min(length, output.length - to)
      if (length > SHORT && offset >= length)
        output.copyWithin(to, to - offset, to - offset + length)
      else for (let i = 0; i < length; i++) output[to + i] = output[to + i - offset]!
      to += length
    }
  }
  return to
}

/** Decompresses a whole page of `size` bytes; throws `PageFault` unless it comes out at exactly that size. */
export function snappy(
  input: Uint8Array,
  size: number,
  output: Uint8Array = new Uint8Array(size),
): Uint8Array {
  // One byte more than there can be, so that anything beyond the stated size is noticed.
  const got = snappyUpTo(input, output, size + 1)
  if (got !== size) throw new PageFault('is not sound Snappy data: it ends too early')
  return output
}

function tooLong(): PageFault {
  return new PageFault('is not sound Snappy data: it is longer than stated')
}
