/** Bytes that can be read by range: a dropped file, a URL with Range, a file under Node, a buffer in a test. */
export interface ByteSource {
  /** What messages call it: a file name or URL. */
  readonly name: string
  /** Bytes in all. */
  readonly size: number
  /** Bytes `start` (inclusive) to `end` (exclusive). Rejects with an Error whose message a person can act on. */
  read(start: number, end: number, signal?: AbortSignal): Promise<Uint8Array>
}
