import { gunzipSync } from 'node:zlib'
import { gzipSync } from 'fflate'

/**
 * Compresses again with a compressor written in JavaScript and an empty header: platform compressors choose by
 * processor, and the library in the repository must come out the same everywhere. Other bytes come back as they are.
 */
export function steadyGzip(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  return gzipSync(new Uint8Array(gunzipSync(bytes)), { level: 9, mtime: 0 })
}
