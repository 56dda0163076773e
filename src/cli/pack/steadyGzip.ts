import { gzipSync } from 'fflate'

/** Gzip that comes out the same on every machine: platform compressors choose their way by processor. */
export function steadyGzip(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: 9, mtime: 0 })
}
