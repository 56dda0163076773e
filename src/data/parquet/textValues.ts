import { PageFault } from './pageFault'
import type { PageValues } from './pageValues'
import { checkedTexts, type StoredTexts } from './storedTexts'

/** Text still in UTF-8, decoded when it is asked for: a row out of hundreds needs only its own. */
export class TextValues implements PageValues {
  readonly count: number
  #bytes: Uint8Array
  #starts: Int32Array
  #ends: Int32Array
  #checked = false

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

  slice(from: number, to: number): StoredTexts {
    const starts = this.#starts.subarray(from, to)
    return checkedTexts({
      bytes: this.#bytes,
      starts,
      ends: this.#ends.subarray(from, to),
      which: null,
    })
  }

  pick(indices: Int32Array, from: number, to: number): StoredTexts {
    if (!this.#checked)
      checkedTexts({ bytes: this.#bytes, starts: this.#starts, ends: this.#ends, which: null })
    this.#checked = true
    const which = indices.subarray(from, to)
    return { bytes: this.#bytes, starts: this.#starts, ends: this.#ends, which }
  }
}
