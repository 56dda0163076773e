import type { ByteSource } from './byteSource'

/** A source over bytes already in memory. Reads are views: whoever reads must not write into them. */
export function byteSourceOfBytes(name: string, bytes: Uint8Array): ByteSource {
  return {
    name,
    size: bytes.length,
    async read(start, end, signal) {
      signal?.throwIfAborted()
      return bytes.subarray(start, Math.min(end, bytes.length))
    },
  }
}
