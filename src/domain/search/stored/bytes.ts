/** Writes bytes, variable-length whole numbers and texts, one behind the other. */
export interface ByteWriter {
  readonly length: number
  byte(value: number): void
  /** A whole number from 0 below 2^53, seven bits a byte, low bits first. */
  number(value: number): void
  bytes(values: Uint8Array): void
  /** UTF-8 behind its length. */
  text(value: string): void
  finish(): Uint8Array
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
/**
 * Up to so many bytes a text goes letter by letter: words are short, and encoder and decoder take their time to start.
 * Below 128, so that its length is one byte.
 */
const SHORT = 24

export function byteWriter(): ByteWriter {
  let values = new Uint8Array(1_024)
  let length = 0
  const room = (more: number) => {
    if (length + more <= values.length) return
    const larger = new Uint8Array(Math.max(length + more, values.length * 2))
    larger.set(values.subarray(0, length))
    values = larger
  }
  const writer: ByteWriter = {
    get length() {
      return length
    },
    byte(value) {
      room(1)
      values[length++] = value
    },
    number(value) {
      room(8)
      let rest = value
      while (rest >= 0x80) {
        values[length++] = (rest % 0x80) | 0x80
        rest = Math.floor(rest / 0x80)
      }
      values[length++] = rest
    },
    bytes(more) {
      room(more.length)
      values.set(more, length)
      length += more.length
    },
    text(value) {
      // Letter by letter as long as they are ASCII: a solve has thousands of words, and a buffer for each costs more.
      if (value.length <= SHORT) {
        room(8 + value.length)
        const before = length
        values[length++] = value.length
        let i = 0
        for (; i < value.length; i++) {
          const code = value.charCodeAt(i)
          if (code >= 0x80) break
          values[length++] = code
        }
        if (i === value.length) return
        length = before
      }
      const encoded = encoder.encode(value)
      writer.number(encoded.length)
      writer.bytes(encoded)
    },
    finish: () => values.slice(0, length),
  }
  return writer
}

/** UTF-8 as a text. */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > SHORT) return decoder.decode(bytes)
  let text = ''
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i]! >= 0x80) return decoder.decode(bytes)
    text += String.fromCharCode(bytes[i]!)
  }
  return text
}

/** Thrown by a reader whose bytes end too soon or name more than there is: the file is damaged. */
export class DamagedBytes extends Error {}

export interface ByteReader {
  /** Bytes not read yet. */
  readonly left: number
  byte(): number
  number(): number
  /** Passes by so many numbers. */
  skip(count: number): void
  /** A view, not a copy. */
  bytes(length: number): Uint8Array
  text(): string
}

export function byteReader(values: Uint8Array): ByteReader {
  let at = 0
  const need = (length: number) => {
    if (length > values.length - at) throw new DamagedBytes('the file ends too soon')
  }
  const reader: ByteReader = {
    get left() {
      return values.length - at
    },
    byte() {
      need(1)
      return values[at++]!
    },
    number() {
      let value = 0
      let weight = 1
      for (;;) {
        need(1)
        const byte = values[at++]!
        value += (byte & 0x7f) * weight
        if (byte < 0x80) return value
        weight *= 0x80
        if (weight > 2 ** 49) throw new DamagedBytes('a number is too long')
      }
    },
    skip(count) {
      for (let left = count; left > 0; at++) {
        if (at >= values.length) throw new DamagedBytes('the file ends too soon')
        if (values[at]! < 0x80) left--
      }
    },
    bytes(length) {
      need(length)
      at += length
      return values.subarray(at - length, at)
    },
    text: () => textOf(reader.bytes(reader.number())),
  }
  return reader
}
