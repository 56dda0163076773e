import { joinedBytes } from '../joinedBytes'
import { MAX_ROW_BYTES, type RowText, type SplitStart } from './rowText'

const NEWLINE = 0x0a

/** The lines of a text that hold more than blank space, without their line ends; only one line is held at a time. */
export async function* lines(
  chunks: AsyncIterable<Uint8Array>,
  start: SplitStart,
): AsyncGenerator<RowText> {
  let { offset, line } = start
  let parts: Uint8Array[] = []
  let length = 0
  const end = (part: Uint8Array): RowText => {
    const tooLong = length + part.length > MAX_ROW_BYTES
    const bytes = tooLong ? new Uint8Array(0) : joinedBytes([...parts, part])
    return { offset, line, bytes, fault: tooLong ? 'too-long' : null }
  }
  for await (const chunk of chunks) {
    let from = 0
    for (;;) {
      const to = chunk.indexOf(NEWLINE, from)
      if (to < 0) break
      const text = end(chunk.subarray(from, to))
      if (text.fault || !isBlank(text.bytes)) yield text
      offset += length + to - from + 1
      line++
      parts = []
      length = 0
      from = to + 1
    }
    // Copied, because a view would keep the whole chunk (and a source may reuse it).
    if (from < chunk.length) {
      const rest = chunk.slice(from)
      length += rest.length
      if (length <= MAX_ROW_BYTES) parts.push(rest)
      else parts = []
    }
  }
  if (length > 0) {
    const text = end(new Uint8Array(0))
    if (text.fault || !isBlank(text.bytes)) yield text
  }
}

/** Whether bytes are only spaces, tabs, line ends or a byte order mark. */
export function isBlank(bytes: Uint8Array): boolean {
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  for (let i = from; i < bytes.length; i++) {
    const byte = bytes[i]!
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d && byte !== NEWLINE) return false
  }
  return true
}
