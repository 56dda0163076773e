import type { ByteSource } from './byteSource'

/** A source over a dropped or chosen file (a `File` is a `Blob` with a name): only the bytes asked for are read. */
export function byteSourceOfBlob(blob: Blob, name: string): ByteSource {
  return {
    name,
    size: blob.size,
    async read(start, end, signal) {
      signal?.throwIfAborted()
      try {
        const buffer = await blob.slice(start, Math.min(end, blob.size)).arrayBuffer()
        signal?.throwIfAborted()
        return new Uint8Array(buffer)
      } catch (error) {
        signal?.throwIfAborted()
        // Browsers forget the bytes of a file that changed on disk after it was chosen.
        throw new Error(
          `${name} could not be read: it was changed, moved or deleted after it was chosen. Choose it again.`,
          { cause: error },
        )
      }
    },
  }
}
