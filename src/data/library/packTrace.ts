import { utf8 } from '../utf8'
import { encodeValue } from './columnar/encode'
import { type Compress, gzip } from './gzip'
import { leaveOutJoined } from './joinedText'

export const TRACE_FORMAT = 'ctc-replay-trace'
export const TRACE_VERSION = 1

/**
 * One raw row as the bytes of a trace file: gzip over JSON in the columnar form, lossless (unknown fields, floats to
 * the last bit, state texts, key order). The same row and compressor give the same bytes.
 */
export async function packTrace(rawRow: unknown, compress: Compress = gzip): Promise<Uint8Array> {
  const { row, joined } = leaveOutJoined(rawRow)
  const text = JSON.stringify({
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    joined,
    row: encodeValue(row),
  })
  return compress(utf8(text))
}
