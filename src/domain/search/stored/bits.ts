import { DamagedBytes } from './bytes'

/** From this quotient on a number is written as it is: bursts must not cost a bit a unit. */
const ESCAPE = 24
const RAW_BITS = 28
/** Numbers written so are below this. */
export const RICE_LIMIT = 2 ** RAW_BITS

/**
 * Whole numbers in the fewest bits when small ones are likelier (Rice coding): the high part in ones closed by a
 * zero, then `low` bits as they are. For gaps of a word that is spread evenly it is within a tenth of a bit of what is
 * possible, which no byte code with gzip behind it comes near.
 */
export interface BitWriter {
  rice(value: number, low: number): void
  finish(): Uint8Array
}

export function bitWriter(): BitWriter {
  let values = new Uint8Array(1_024)
  let bits = 0
  const put = (value: number, count: number) => {
    if ((bits + count + 7) >>> 3 > values.length) {
      const larger = new Uint8Array(values.length * 2)
      larger.set(values)
      values = larger
    }
    for (let i = count - 1; i >= 0; i--) {
      if ((value >>> i) & 1) values[bits >>> 3]! |= 0x80 >>> (bits & 7)
      bits++
    }
  }
  return {
    rice(value, low) {
      const high = value >>> low
      if (high >= ESCAPE) {
        put(2 ** ESCAPE - 1, ESCAPE)
        put(value, RAW_BITS)
        return
      }
      put(2 ** (high + 1) - 2, high + 1)
      put(value & (2 ** low - 1), low)
    },
    finish: () => values.slice(0, (bits + 7) >>> 3),
  }
}

/** Bits that one look at the bytes surely gives. */
const LOOK = 24

/**
 * Reads as many numbers as `out` holds, all written with this `low`. Throws DamagedBytes when the bytes end too soon.
 * A look takes four bytes at once: this is what a cold query does most.
 */
export function readRice(values: Uint8Array, low: number, out: Uint32Array): void {
  const total = values.length * 8
  let at = 0
  for (let i = 0; i < out.length; i++) {
    const ones = Math.min(ESCAPE, Math.clz32(~look(values, at)))
    at += ones
    if (ones === ESCAPE) {
      out[i] = take(values, at, RAW_BITS)
      at += RAW_BITS
    } else {
      at++
      out[i] = ones * 2 ** low + take(values, at, low)
      at += low
    }
    if (at > total) throw new DamagedBytes('the postings end too soon')
  }
}

/** The bits from `at` on, 25 of them at least, at the top of 32; zeros beyond the end. */
function look(values: Uint8Array, at: number): number {
  const byte = at >>> 3
  const four =
    ((values[byte] ?? 0) << 24) |
    ((values[byte + 1] ?? 0) << 16) |
    ((values[byte + 2] ?? 0) << 8) |
    (values[byte + 3] ?? 0)
  return four << (at & 7)
}

function take(values: Uint8Array, at: number, count: number): number {
  if (count === 0) return 0
  if (count <= LOOK) return look(values, at) >>> (32 - count)
  const rest = count - LOOK
  return (take(values, at, LOOK) << rest) | take(values, at + LOOK, rest)
}

/** The best `low` for numbers of this mean. */
export function riceLow(mean: number): number {
  return Math.max(0, Math.min(27, Math.round(Math.log2(Math.max(1e-9, mean * Math.LN2)))))
}
