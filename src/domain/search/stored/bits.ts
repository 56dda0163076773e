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

export interface BitReader {
  rice(low: number): number
}

/** Throws DamagedBytes when read beyond the end. */
export function bitReader(values: Uint8Array): BitReader {
  const total = values.length * 8
  let at = 0
  const take = (count: number) => {
    if (at + count > total) throw new DamagedBytes('the postings end too soon')
    let value = 0
    let left = count
    while (left > 0) {
      const inByte = 8 - (at & 7)
      const now = Math.min(inByte, left)
      const piece = (values[at >>> 3]! >>> (inByte - now)) & ((1 << now) - 1)
      value = (value << now) | piece
      at += now
      left -= now
    }
    return value
  }
  return {
    rice(low) {
      let high = 0
      while (high < ESCAPE) {
        if (at >= total) throw new DamagedBytes('the postings end too soon')
        // Ones up to the next zero or the end of the byte at once.
        const rest = (values[at >>> 3]! << (at & 7)) & 0xff
        const ones = Math.min(Math.clz32(~(rest << 24)), 8 - (at & 7), ESCAPE - high)
        high += ones
        at += ones
        if (high === ESCAPE) return take(RAW_BITS)
        if ((at & 7) === 0 && ones > 0) continue
        at++
        break
      }
      return high * 2 ** low + take(low)
    },
  }
}

/** The best `low` for numbers of this mean. */
export function riceLow(mean: number): number {
  return Math.max(0, Math.min(27, Math.round(Math.log2(Math.max(1e-9, mean * Math.LN2)))))
}
