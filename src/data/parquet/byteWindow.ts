import type { ByteSource } from '../byteSource'
import { letGo } from '../letGo'

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

/** A part of what is read that costs less to read again than to copy together with the rest. */
const AGAIN = 1 / 8
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
  /** Whether what is left behind is read by nobody any more. */
  #passing = false

  constructor(source: ByteSource, start: number, end: number, options: WindowOptions) {
    this.#source = source
    this.#options = options
    this.#ahead = options.readAhead
    this.#maxAhead = options.maxReadAhead
    this.start = start
    this.end = Math.min(end, source.size)
  }

  /**
   * Passing over pages: reading ahead may grow to `maxReadAhead` bytes, and what was handed out is let go of when reading
   * goes on. Null ends it.
   */
  passOver(maxReadAhead: number | null): void {
    this.#passing = maxReadAhead !== null
    this.#maxAhead = maxReadAhead ?? this.#options.maxReadAhead
    this.#ahead = Math.min(this.#ahead, this.#maxAhead)
  }

  /** Lets go of the bytes held. */
  leave(): void {
    letGo(this.#bytes)
    this.#bytes = new Uint8Array(0)
  }

  /** Bytes `at` to `at + length`, or fewer where the column ends first. A view: do not keep or change it. */
  async need(at: number, length: number): Promise<Uint8Array> {
    const to = Math.min(at + length, this.end)
    if (at >= to) return new Uint8Array(0)
    const held = this.#from + this.#bytes.length
    const inside = at >= this.#from && at <= held
    if (!inside || to > held) {
      const end = Math.min(this.end, Math.max(to, (inside ? held : at) + this.#ahead))
      const keep = inside && held - at > (end - held) * AGAIN
      const start = keep ? held : at
      const fresh = await this.#source.read(start, end, this.#options.signal)
      this.#options.onBytes?.(fresh.length)
      // Reading on, or nearly on, is worth larger steps; a long jump is not.
      const onward = inside || (at > held && at - held < NEAR)
      this.#ahead = onward ? Math.min(this.#maxAhead, this.#ahead * 2) : this.#options.readAhead
      const old = this.#bytes
      this.#bytes = keep ? joinedFrom(old, at - this.#from, fresh) : fresh
      if (keep) letGo(fresh)
      if (this.#passing) letGo(old)
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
