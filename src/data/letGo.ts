/**
 * Gives a buffer's memory back at once instead of when the next collection comes, which for buffers may be 64 MB later.
 * Nobody may read `bytes` after it. Does nothing where the platform cannot, and to a part of a buffer: the rest is another's.
 */
export function letGo(bytes: ArrayBufferView): void {
  const { buffer } = bytes as ArrayBufferView & {
    buffer: { transfer?: (length: number) => unknown }
  }
  if (bytes.byteLength > 0 && bytes.byteLength === buffer.byteLength) buffer.transfer?.(0)
}
