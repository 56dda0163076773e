import type { ByteSource } from '../byteSource'

/** Bytes asked for at a time: large enough that a request is worth its round trip, small enough to hold. */
const CHUNK = 1 << 20

export interface StreamOptions {
  readonly signal?: AbortSignal | undefined
  /** Called after each read with the bytes of the source read so far. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** A sequence of bytes that can be opened again and again: a file, or what a compressed file holds. */
export interface ByteStream {
  /** Whether opening at an offset costs no more than opening at 0. */
  readonly seekable: boolean
  /** Chunks from byte `offset` of the stream on. */
  open(offset: number, options: StreamOptions): AsyncGenerator<Uint8Array, void, undefined>
}

/** The bytes of `source` as they are, about a megabyte at a time. */
export function streamOf(source: ByteSource): ByteStream {
  return {
    seekable: true,
    async *open(offset, { signal, onBytes }) {
      for (let at = offset; at < source.size; at += CHUNK) {
        const chunk = await source.read(at, Math.min(source.size, at + CHUNK), signal)
        onBytes?.(at - offset + chunk.length)
        yield chunk
      }
    },
  }
}

/** The first `length` bytes of `stream`, or fewer where it ends or breaks before. */
export async function headOf(stream: ByteStream, length: number): Promise<Uint8Array> {
  const head = new Uint8Array(length)
  let filled = 0
  for await (const chunk of stream.open(0, {})) {
    const part = chunk.subarray(0, length - filled)
    head.set(part, filled)
    filled += part.length
    if (filled === length) break
  }
  return head.subarray(0, filled)
}
