import { joinedBytes } from '../joinedBytes'

/**
 * The platform's gzip, the same code in browser, worker and Node: what makes a library need no WebAssembly.
 */

/** Something that makes gzip out of bytes. */
export type Compress = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

/**
 * Compresses with the platform's default level. Another platform or processor may give other bytes, so what must come
 * out the same everywhere is handed a `Compress` of its own.
 */
export function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  return through(bytes, new CompressionStream('gzip'))
}

/**
 * Decompresses; bytes that are not gzip come back as they are, because hosts that send `Content-Encoding: gzip`
 * have already unpacked them. Rejects with an Error for a damaged stream.
 */
export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await through(bytes, new DecompressionStream('gzip'))
  } catch (error) {
    throw new Error('the compressed data is damaged or cut short', { cause: error })
  }
}

/** Straight through the stream, without a Blob and a Response around it: those cost more than unpacking a small file. */
async function through(
  bytes: Uint8Array,
  { writable, readable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = writable.getWriter()
  // What goes wrong here goes wrong for the reader too, which tells of it.
  const written = Promise.allSettled([
    writer.write(bytes as Uint8Array<ArrayBuffer>),
    writer.close(),
  ])
  const reader = (readable as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
  }
  await written
  return joinedBytes(chunks)
}
