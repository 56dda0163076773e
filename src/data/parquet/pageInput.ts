import type { ByteWindow } from './byteWindow'
import type { Inflate } from './codecs'
import { crc32 } from './crc32'
import type { PageBuffers } from './pageBuffers'
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
  /** Where the memory of whole pages comes from; null for new memory each time. */
  readonly buffers: PageBuffers | null
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
 * How much of a page is read. `whole`: all of it at once. `sparing`: stored bytes as far as they are asked for, kept as
 * they grow. `front`: what comes out is no longer than was asked for, so that skipping a page leaves no page behind.
 */
export type Reach = 'whole' | 'sparing' | 'front'

/**
 * The decompressed bytes of a page, from its front as far as they are asked for. Snappy and uncompressed pages are the
 * ones that can be read in part; others come whole.
 */
export class PageInput {
  #part: StoredPart
  #context: PageContext
  /** Whether stored bytes are fetched as they are needed. */
  #growing: boolean
  /** Whether only what was asked for is decompressed. */
  #front: boolean
  #fetched = 0
  #bytes: Uint8Array = new Uint8Array(0)
  #output: Uint8Array | null = null
  #borrowed: Uint8Array | null = null
  #borrows: boolean

  constructor(part: StoredPart, context: PageContext, reach: Reach) {
    this.#part = part
    this.#context = context
    const grows = !part.compressed || context.codec === 'SNAPPY' || context.codec === 'UNCOMPRESSED'
    this.#growing = reach !== 'whole' && grows && part.crc === null && part.stored > 2 * FRONT
    this.#front =
      reach === 'front' && part.compressed && context.codec === 'SNAPPY' && part.crc === null
    this.#borrows = reach === 'whole' && context.codec === 'SNAPPY'
  }

  /** Whether all of it is here. */
  get whole(): boolean {
    return this.#fetched === this.#part.stored
  }

  /** Its memory, if it is the context's. */
  get borrowed(): Uint8Array | null {
    return this.#borrowed
  }

  /** Uncompressed size in bytes. */
  get size(): number {
    return this.#part.size
  }

  /** At least `least` bytes from the front, or all there are. Throws `PageFault`. */
  async bytes(least: number): Promise<Uint8Array> {
    if (this.#front && this.#fetched > 0) await this.#fetch(this.#fetched, least)
    while (this.#fetched === 0 || (this.#bytes.length < least && !this.whole)) {
      const next = this.#fetched === 0 ? FRONT : this.#fetched * 2
      const length = this.#growing ? Math.min(next, this.#part.stored) : this.#part.stored
      await this.#fetch(length, least)
      if (this.#part.stored === 0) break
    }
    return this.#bytes
  }

  async #fetch(length: number, least: number): Promise<void> {
    const { at, stored, size, compressed, crc } = this.#part
    const { window, inflate, codec } = this.#context
    const input = await window.need(at, length)
    if (input.length < length) throw new PageFault('is cut off')
    this.#fetched = length
    if (crc !== null && crc32(input) !== crc) {
      throw new PageFault('does not match its checksum')
    }
    if (!compressed || codec === 'UNCOMPRESSED') this.#bytes = input
    else if (this.#front) {
      const output = new Uint8Array(Math.min(least, size))
      this.#bytes = output.subarray(0, snappyUpTo(input, output, output.length, size))
    } else if (length === stored) {
      if (this.#borrows) this.#borrowed = this.#context.buffers?.take(size) ?? null
      this.#bytes = await inflate(input, size, this.#borrowed ?? undefined)
    } else {
      this.#output ??= new Uint8Array(size)
      this.#bytes = this.#output.subarray(0, snappyUpTo(input, this.#output, size))
    }
  }
}
