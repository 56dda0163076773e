import type { ByteSource } from '@/data/byteSource'

/** Bytes remembered of a source in all. */
const MOST = 4 * 1024 * 1024
/** A read larger than this is not worth remembering. */
const LARGEST = 128 * 1024

/**
 * A source that remembers its latest reads: telling what a file is, finding its footer and reading its start ask for
 * the same bytes several times, and each asking would be a round trip.
 */
export function remembered(source: ByteSource): ByteSource {
  const kept: { start: number; bytes: Uint8Array }[] = []
  return {
    name: source.name,
    size: source.size,
    async read(start, wantedEnd, signal) {
      const end = Math.min(wantedEnd, source.size)
      const known = kept.find(
        (part) => part.start <= start && end <= part.start + part.bytes.length,
      )
      // Copies: readers may hand their bytes on to another thread.
      if (known) return known.bytes.slice(start - known.start, end - known.start)
      const bytes = await source.read(start, end, signal)
      if (bytes.length > 0 && bytes.length <= LARGEST) {
        kept.push({ start, bytes: bytes.slice() })
        let sum = kept.reduce((all, part) => all + part.bytes.length, 0)
        while (sum > MOST) sum -= kept.shift()!.bytes.length
      }
      return bytes
    },
  }
}
