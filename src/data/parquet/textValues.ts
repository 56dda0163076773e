import { PageFault } from './pageFault'
import type { PageValues } from './pageValues'

/** Keeps a byte order mark: it is part of the value. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Longest text decoded, in bytes: every engine takes a string of this length. */
const MAX_TEXT = 256 * 1024 * 1024

/** Text still in UTF-8, decoded when it is asked for: a row out of hundreds needs only its own. */
export class TextValues implements PageValues {
  readonly count: number
  #bytes: Uint8Array
  #starts: Int32Array
  #ends: Int32Array
  #last = ''
  #lastStart = 0
  #lastEnd = 0
  /** Dictionary entries already decoded: a word said often is one string. */
  #picked: (string | undefined)[] = []

  private constructor(bytes: Uint8Array, starts: Int32Array, ends: Int32Array) {
    this.#bytes = bytes
    this.#starts = starts
    this.#ends = ends
    this.count = starts.length
  }

  /** Values as PLAIN stores them: length, then bytes, to the end of `bytes` exactly. */
  static plain(bytes: Uint8Array, at: number, count: number): TextValues {
    const values = TextValues.plainPrefix(bytes, at, count)
    const end = values.count > 0 ? values.#ends[values.count - 1]! : at
    if (values.count < count) throw new PageFault('ends inside its values')
    if (end !== bytes.length) throw new PageFault('holds more bytes than its values need')
    return values
  }

  /** As many of `count` PLAIN values as are whole in `bytes`. */
  static plainPrefix(bytes: Uint8Array, at: number, count: number): TextValues {
    const starts = new Int32Array(Math.min(count, (bytes.length - at) >> 2))
    const ends = new Int32Array(starts.length)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    let n = 0
    let to = at
    while (n < starts.length && to + 4 <= bytes.length) {
      const start = to + 4
      const end = start + view.getUint32(to, true)
      if (end > bytes.length) break
      starts[n] = start
      ends[n] = end
      n++
      to = end
    }
    return new TextValues(bytes, starts.subarray(0, n), ends.subarray(0, n))
  }

  static of(values: readonly Uint8Array[]): TextValues {
    const length = values.reduce((sum, value) => sum + value.length, 0)
    const bytes = new Uint8Array(length)
    const starts = new Int32Array(values.length)
    const ends = new Int32Array(values.length)
    let at = 0
    values.forEach((value, i) => {
      bytes.set(value, at)
      starts[i] = at
      at += value.length
      ends[i] = at
    })
    return new TextValues(bytes, starts, ends)
  }

  slice(from: number, to: number): ArrayLike<string> {
    const out = new Array<string>(to - from)
    for (let i = from; i < to; i++) out[i - from] = this.#text(i)
    return out
  }

  pick(indices: Int32Array, from: number, to: number): ArrayLike<string> {
    const out = new Array<string>(to - from)
    for (let i = from; i < to; i++) {
      const index = indices[i]!
      let text = this.#picked[index]
      if (text === undefined) {
        text = this.#text(index)
        this.#picked[index] = text
      }
      out[i - from] = text
    }
    return out
  }

  #text(index: number): string {
    const start = this.#starts[index]!
    const end = this.#ends[index]!
    if (this.#sameAsLast(start, end)) return this.#last
    if (end - start > MAX_TEXT) throw new PageFault('holds a text longer than 256 MB')
    this.#last = decoder.decode(this.#bytes.subarray(start, end))
    this.#lastStart = start
    this.#lastEnd = end
    return this.#last
  }

  /** A state often equals the one before (selecting changes no cell): then it is the same string, not a copy. */
  #sameAsLast(start: number, end: number): boolean {
    const length = end - start
    if (length !== this.#lastEnd - this.#lastStart) return false
    const bytes = this.#bytes
    const shift = this.#lastStart - start
    // From the back: states that differ at all differ in any place, and two bytes of four are quotes and commas.
    for (let i = end - 1; i >= start; i--) if (bytes[i] !== bytes[i + shift]) return false
    return true
  }
}
