import { joinedBytes } from '../joinedBytes'
import { MAX_ROW_BYTES, type RowText, type SplitStart } from './rowText'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const NEWLINE = 0x0a
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

export interface ValuesStart extends SplitStart {
  /** Whether that place is inside the file's list. */
  readonly inList: boolean
}

/**
 * The elements of a JSON list, or JSON values one after another however they are laid out, each cut out
 * without parsing: only one is held at a time, so a list of any length is read in bounded memory.
 * Brackets and strings are followed by bytes, which UTF-8 allows (no byte of a longer character is ASCII).
 */
export async function* jsonValues(
  chunks: AsyncIterable<Uint8Array>,
  start: ValuesStart,
): AsyncGenerator<RowText> {
  let { offset: base, line, inList } = start
  let parts: Uint8Array[] = []
  let held = 0
  let valueOffset = -1
  let valueLine = 0
  let depth = 0
  let inString = false
  let escaped = false
  let bare = false

  const finish = (chunk: Uint8Array, from: number, to: number): RowText => {
    const tooLong = held + to - from > MAX_ROW_BYTES
    const bytes = tooLong ? new Uint8Array(0) : joinedBytes([...parts, chunk.subarray(from, to)])
    const text: RowText = {
      offset: valueOffset,
      line: valueLine,
      bytes,
      fault: tooLong ? 'too-long' : null,
    }
    parts = []
    held = 0
    valueOffset = -1
    bare = false
    return text
  }

  for await (const chunk of chunks) {
    let from = 0
    let i = 0
    if (base === 0 && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) i = 3
    for (; i < chunk.length; i++) {
      const byte = chunk[i]!
      if (inString) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) {
          inString = false
          if (depth === 0) yield finish(chunk, from, i + 1)
        } else if (byte === NEWLINE) line++
        continue
      }
      if (byte === NEWLINE) line++
      if (depth > 0) {
        if (byte === QUOTE) inString = true
        else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++
        else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          depth--
          if (depth === 0) yield finish(chunk, from, i + 1)
        }
        continue
      }
      const ends = byte <= 0x20 || byte === COMMA || (byte === CLOSE_LIST && inList)
      if (bare && ends) yield finish(chunk, from, i)
      if (ends) {
        if (byte === CLOSE_LIST) inList = false
        continue
      }
      if (bare) continue
      if (byte === OPEN_LIST && !inList) {
        inList = true
        continue
      }
      from = i
      valueOffset = base + i
      valueLine = line
      if (byte === QUOTE) inString = true
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth = 1
      else bare = true
    }
    if (valueOffset >= 0) {
      const rest = chunk.slice(Math.max(from, valueOffset - base))
      held += rest.length
      if (held <= MAX_ROW_BYTES) parts.push(rest)
      else parts = []
    }
    base += chunk.length
  }
  if (valueOffset >= 0 && bare && !inList) yield finish(new Uint8Array(0), 0, 0)
  else if (valueOffset >= 0) yield { ...finish(new Uint8Array(0), 0, 0), fault: 'cut' }
  else if (inList) yield { offset: base, line, bytes: new Uint8Array(0), fault: 'cut' }
}
