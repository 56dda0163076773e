import LZString from 'lz-string'
import { limits } from './limits'

/** Text, or why there is none; `at` is the index of the character of base64 at which decoding stopped. */
export type Unfolded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-long' | 'broken'; readonly at: number }

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const digitOf = new Int8Array(128).fill(-1)
for (let value = 0; value < digits.length; value++) digitOf[digits.charCodeAt(value)] = value

/**
 * Decompresses lz-string base64 of at most `limits.compressed` characters into at most `limit` characters.
 *
 * lz-string has no limit of its own, and its dictionary grows by one character an entry, so n codes can unfold to
 * n²/2 characters: 10 KB of base64 to a hundred megabytes. So the codes are measured first: the same walk over
 * the bits, but with the lengths of the dictionary's entries in place of their text. That costs time and memory
 * linear in the input, finds the place where a damaged text breaks, and only what is sound and short enough is
 * handed to lz-string.
 */
export function unfold(base64: string, limit: number = limits.text): Unfolded {
  if (base64.length > limits.compressed) return { ok: false, reason: 'too-long', at: 0 }
  const measured = measure(base64, limit)
  if (!measured.ok) return measured
  const text = LZString.decompressFromBase64(base64)
  return typeof text === 'string' && text !== ''
    ? { ok: true, text }
    : { ok: false, reason: 'broken', at: base64.length }
}

/**
 * Walks the codes of lz-string's stream (widths of 3 bits and up, least significant bit first) and adds up the
 * lengths they stand for. `at` is where the stream ends or breaks, in characters of base64.
 */
export function measure(
  base64: string,
  limit: number = limits.text,
):
  | { readonly ok: true; readonly length: number; readonly at: number }
  | { readonly ok: false; readonly reason: 'too-long' | 'broken'; readonly at: number } {
  let at = 0
  let bit = 32
  let broken = false
  let digit = digitAt(0)

  function digitAt(index: number): number {
    const code = base64.charCodeAt(index)
    const value = code < 128 ? digitOf[code]! : -1
    // Padding ends the text; lz-string reads it as zeros.
    if (value < 0 && index < base64.length && base64[index] !== '=') broken = true
    return Math.max(value, 0)
  }

  function read(width: number): number {
    let value = 0
    for (let power = 0; power < width; power++) {
      if (digit & bit) value |= 1 << power
      bit >>= 1
      if (bit === 0) {
        bit = 32
        at += 1
        digit = digitAt(at)
      }
    }
    return value
  }

  // Each code adds one entry and takes at least three bits, i.e. half a character.
  const lengths = new Uint32Array(2 * base64.length + 8)
  const fail = (reason: 'too-long' | 'broken') =>
    ({ ok: false, reason, at: Math.min(at, base64.length) }) as const
  const first = read(2)
  if (first > 1) return fail('broken')
  read(first === 0 ? 8 : 16)
  lengths[3] = 1
  let entries = 4
  let width = 3
  let untilWider = 4
  let previous = 1
  let length = 1
  while (true) {
    if (at >= base64.length || broken) return fail('broken')
    let code = read(width)
    if (code === 2) return { ok: true, length, at }
    if (code < 2) {
      read(code === 0 ? 8 : 16)
      lengths[entries] = 1
      code = entries
      entries += 1
      untilWider -= 1
      if (untilWider === 0) untilWider = 2 ** width++
    }
    let entry: number
    if (code < entries) entry = lengths[code]!
    else if (code === entries) entry = previous + 1
    else return fail('broken')
    length += entry
    if (length > limit) return fail('too-long')
    lengths[entries] = previous + 1
    entries += 1
    untilWider -= 1
    if (untilWider === 0) untilWider = 2 ** width++
    previous = entry
  }
}
