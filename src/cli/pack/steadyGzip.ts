import { gzipSync } from 'fflate'

/**
 * Gzip that comes out the same on every machine: platform compressors choose their way by processor. Level 4, because
 * packing is mostly compressing: measured on packed traces, level 6 takes half as long again for 2 % of the size, and
 * level 9 three times as long for 3 %.
 */
export function steadyGzip(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: 4, mtime: 0 })
}
