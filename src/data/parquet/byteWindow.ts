import type { ByteSource } from '../byteSource'

export interface WindowOptions {
  readonly signal?: AbortSignal | undefined
  readonly onBytes?: ((bytes: number) => void) | undefined
  /** Whether to fetch and decompress no more than the wanted row needs. */
  readonly sparing: boolean
  /** Bytes fetched at first beyond what is asked for. */
  readonly readAhead: number
  /** What reading ahead grows to while it pays, in bytes. */
  readonly maxReadAhead: number
}

/** A gap that costs less to read than to ask again behind, in bytes. */
const NEAR = 131072

/**
 * A column's bytes, fetched as they are needed and held only about where reading stands. Steps forward use
 * what was read ahead; jumps leave out what lies between.
 */
export class ByteWindow {
  readonly start: number
  readonly end: number
  #source: ByteSource
  #options: WindowOptions
  #ahead: number
  #maxAhead: number
  #bytes: Uint8Array = new Uint8Array(0)
  #from = 0

  constructor(source: ByteSource, start: number, end: number, options: WindowOptions) {
    this.#source = source
    this.#options = options
    this.#ahead = options.readAhead
    this.#maxAhead = options.maxReadAhead
    this.start = start
    this.end = Math.min(end, source.size)
  }

  /** From now on, what reading ahead may grow to. */
  set maxReadAhead(bytes: number) {
    this.#maxAhead = bytes
    this.#ahead = Math.min(this.#ahead, bytes)
  }

  /** Bytes `at` to `at + length`, or fewer where the column ends first. A view: do not keep or change it. */
  async need(at: number, length: number): Promise<Uint8Array> {
    const to = Math.min(at + length, this.end)
    if (at >= to) return new Uint8Array(0)
    const held = this.#from + this.#bytes.length
    const inside = at >= this.#from && at <= held
    if (!inside || to > held) {
      const start = inside ? held : at
      const end = Math.min(this.end, Math.max(to, start + this.#ahead))
      const fresh = await this.#source.read(start, end, this.#options.signal)
      this.#options.onBytes?.(fresh.length)
      // Reading on, or nearly on, is worth larger steps; a long jump is not.
      const onward = inside || (at > held && at - held < NEAR)
      this.#ahead = onward ? Math.min(this.#maxAhead, this.#ahead * 2) : this.#options.readAhead
      this.#bytes = inside && at < held ? joinedFrom(this.#bytes, at - this.#from, fresh) : fresh
      this.#from = at
    }
    return this.#bytes.subarray(at - this.#from, to - this.#from)
  }
}

function joinedFrom(old: Uint8Array, from: number, fresh: Uint8Array): Uint8Array {
  const kept = old.length - from
  const both = new Uint8Array(kept + fresh.length)
  both.set(old.subarray(from))
  both.set(fresh, kept)
  return both
}
