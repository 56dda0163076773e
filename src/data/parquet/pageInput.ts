import type { ByteWindow } from './byteWindow'
import type { Inflate } from './codecs'
import { crc32 } from './crc32'
import { PageFault } from './pageFault'
import type { Leaf } from './schemaNodes'
import { snappyUpTo } from './snappy'

/** Stored bytes tried first where only a page's front is wanted; with its header they fit one small read. */
const FRONT = 31 * 1024

/** How the pages of one column are read. */
export interface PageContext {
  readonly leaf: Leaf
  readonly window: ByteWindow
  readonly inflate: Inflate
  readonly codec: string
  /** Whether to read and decompress no more of a page than the wanted row needs. */
  readonly sparing: boolean
}

/** Stored bytes of (a part of) a page and what they decompress to. */
export interface StoredPart {
  readonly at: number
  readonly stored: number
  readonly size: number
  readonly compressed: boolean
  readonly crc: number | null
}

/**
 * The decompressed bytes of a page, from its front as far as they are asked for. Snappy and uncompressed pages
 * grow on demand when `sparing`; others come whole.
 */
export class PageInput {
  #part: StoredPart
  #context: PageContext
  #growing: boolean
  #fetched = 0
  #bytes: Uint8Array = new Uint8Array(0)
  #output: Uint8Array | null = null

  constructor(part: StoredPart, context: PageContext, sparing: boolean) {
    this.#part = part
    this.#context = context
    const grows = !part.compressed || context.codec === 'SNAPPY' || context.codec === 'UNCOMPRESSED'
    this.#growing = sparing && grows && part.crc === null && part.stored > 2 * FRONT
  }

  /** Whether all of it is here. */
  get whole(): boolean {
    return this.#fetched === this.#part.stored
  }

  /** Uncompressed size in bytes. */
  get size(): number {
    return this.#part.size
  }

  /** At least `least` bytes from the front, or all there are. Throws `PageFault`. */
  async bytes(least: number): Promise<Uint8Array> {
    while (this.#fetched === 0 || (this.#bytes.length < least && !this.whole)) {
      const next = this.#fetched === 0 ? FRONT : this.#fetched * 2
      await this.#fetch(this.#growing ? Math.min(next, this.#part.stored) : this.#part.stored)
      if (this.#part.stored === 0) break
    }
    return this.#bytes
  }

  async #fetch(length: number): Promise<void> {
    const { at, stored, size, compressed, crc } = this.#part
    const { window, inflate, codec } = this.#context
    const input = await window.need(at, length)
    if (input.length < length) throw new PageFault('is cut off')
    this.#fetched = length
    if (crc !== null && crc32(input) !== crc) {
      throw new PageFault('does not match its checksum')
    }
    if (!compressed || codec === 'UNCOMPRESSED') this.#bytes = input
    else if (length === stored) this.#bytes = await inflate(input, size)
    else {
      this.#output ??= new Uint8Array(size)
      this.#bytes = this.#output.subarray(0, snappyUpTo(input, this.#output, size))
    }
  }
}
