import type { ByteStream, StreamOptions } from './byteStream'
import { DataFault } from './dataFault'

export type Compression = 'gzip' | 'zstd'

/**
 * What `inner` holds compressed. It is inflated as it is read, so memory stays bounded; it cannot be entered
 * in the middle, so an offset is reached by inflating up to it. Broken data throws `DataFault`.
 */
export function inflated(inner: ByteStream, compression: Compression): ByteStream {
  return {
    seekable: false,
    async *open(offset, options) {
      let skip = offset
      const chunks = compression === 'gzip' ? gunzip(inner, options) : unzstd(inner, options)
      for await (const chunk of chunks) {
        if (skip >= chunk.length) {
          skip -= chunk.length
          continue
        }
        yield skip > 0 ? chunk.subarray(skip) : chunk
        skip = 0
      }
    },
  }
}

async function* gunzip(inner: ByteStream, options: StreamOptions): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  const reader = readable.getReader()
  const input = inner.open(0, options)
  // The feeding side's own failure (aborted, connection lost) must reach the reader as itself.
  let failure: { error: unknown } | null = null
  let ended = false
  const feed = (async () => {
    try {
      for await (const chunk of input) {
        if (ended) return
        await writer.ready
        // The platform's type wants a plain ArrayBuffer; sources never hand out shared ones.
        await writer.write(chunk as Uint8Array<ArrayBuffer>)
      }
      await writer.close()
    } catch (error) {
      if (ended) return
      failure ??= { error }
      // A broken stream is already errored: aborting it again has nothing to add.
      await writer.abort(error).catch(() => undefined)
    }
  })()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
    await feed
  } catch (error) {
    options.signal?.throwIfAborted()
    await feed
    const cause = (failure as { error: unknown } | null)?.error ?? error
    throw isStreamError(cause) ? new DataFault(gzipFault(cause), { cause }) : cause
  } finally {
    ended = true
    await reader.cancel().catch(() => undefined)
    await input.return()
  }
}

/** Node's zlib errors carry a `Z_…` code; browsers reject with a TypeError. */
function isStreamError(error: unknown): boolean {
  if (error instanceof TypeError) return true
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && code.startsWith('Z_')
}

function gzipFault(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  if (/unexpected end|truncat|incomplete|input was/i.test(said)) {
    return 'the gzip data ends in the middle'
  }
  if (/junk|trailing|after the end|incorrect header/i.test(said)) {
    return 'something that is not gzip follows the gzip data'
  }
  return 'the gzip data is damaged'
}

async function* unzstd(inner: ByteStream, options: StreamOptions): AsyncGenerator<Uint8Array> {
  const { Decompress } = await import('fzstd')
  let out: Uint8Array[] = []
  const decoder = new Decompress((chunk) => {
    if (chunk.length > 0) out.push(chunk.slice())
  })
  const push = (bytes: Uint8Array, last: boolean) => {
    try {
      decoder.push(bytes, last)
    } catch (error) {
      throw new DataFault('the Zstandard data is damaged or ends in the middle', { cause: error })
    }
    const ready = out
    out = []
    return ready
  }
  for await (const chunk of inner.open(0, options)) yield* push(chunk, false)
  yield* push(new Uint8Array(0), true)
}
