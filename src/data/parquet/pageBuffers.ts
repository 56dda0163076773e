import { letGo } from '../letGo'

/** Buffers kept for the pages to come. */
const KEPT = 2

/**
 * Memory for the decompressed pages of one column, used again: fresh memory for every page of a shard is a gigabyte that
 * the system hands out, blank, and takes back.
 */
export class PageBuffers {
  #free: Uint8Array[] = []
  #left: Uint8Array[] = []

  /** `size` bytes, holding anything. */
  take(size: number): Uint8Array {
    const at = this.#free.findIndex((bytes) => bytes.length >= size)
    if (at < 0) return new Uint8Array(size)
    const [bytes] = this.#free.splice(at, 1)
    return bytes!.subarray(0, size)
  }

  /** Says that the page in `bytes` is left: from the next `reclaim` on nobody reads it any more. */
  leave(bytes: Uint8Array): void {
    this.#left.push(new Uint8Array(bytes.buffer))
  }

  /** Takes back what was left. */
  reclaim(): void {
    for (const bytes of this.#left) {
      if (this.#free.length < KEPT) this.#free.push(bytes)
      else letGo(bytes)
    }
    this.#left = []
  }
}
