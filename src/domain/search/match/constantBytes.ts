const known = new Map<number, Uint8Array>()

/**
 * So many bytes of one value, not to be written to: they are shared, because lists of moments mostly have one level and
 * one length throughout.
 */
export function constantBytes(value: number, count: number): Uint8Array {
  let bytes = known.get(value)
  if (!bytes || bytes.length < count) {
    bytes = new Uint8Array(Math.max(count, 2 * (bytes?.length ?? 0))).fill(value)
    known.set(value, bytes)
  }
  return bytes.subarray(0, count)
}
