/** Where a text stops being JSON. */
export interface JsonFault {
  /** Byte at which nothing that JSON allows stands; the length where the text ends too early. */
  readonly at: number
  /** Everything there is is sound, but the text ends inside it. */
  readonly cut: boolean
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const LETTER_U = 0x75

const ESCAPED = new Set([...'"\\/bfnrtu'].map((sign) => sign.charCodeAt(0)))
/** The bare words of Python's `json` among them: they are forgiven. */
const BARE = /^(?:true|false|null|NaN|-?Infinity|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
const WORDS = ['true', 'false', 'null', 'NaN', 'Infinity', '-Infinity']
const UNFINISHED = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?\d*)?)?$/
const LONGEST_BARE = 400

type Expecting = 'value' | 'value-or-close' | 'name' | 'name-or-close' | 'colon' | 'next' | 'end'

/**
 * The first place at which UTF-8 text is no JSON, or null where it is whole. Engines say it in words of their own, each
 * differently, and not whether the text was cut off or broken: only then is it gone through here, once, byte by byte.
 */
export function jsonFault(bytes: Uint8Array): JsonFault | null {
  const open: number[] = []
  let expecting: Expecting = 'value'
  const afterValue = (): Expecting => (open.length === 0 ? 'end' : 'next')
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (at < bytes.length) {
    const byte = bytes[at]!
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
      at++
      continue
    }
    const closes = byte === CLOSE_LIST || byte === CLOSE_OBJECT
    if (closes && (expecting === 'next' || expecting.endsWith('-or-close'))) {
      if (open.pop() !== byte) return { at, cut: false }
      expecting = afterValue()
      at++
    } else if (expecting === 'next') {
      if (byte !== COMMA) return { at, cut: false }
      expecting = open.at(-1) === CLOSE_OBJECT ? 'name' : 'value'
      at++
    } else if (expecting === 'colon') {
      if (byte !== COLON) return { at, cut: false }
      expecting = 'value'
      at++
    } else if (expecting === 'end') return { at, cut: false }
    else if (byte === QUOTE) {
      const end = endOfString(bytes, at + 1)
      if (typeof end !== 'number') return end
      expecting = wantsName(expecting) ? 'colon' : afterValue()
      at = end
    } else if (expecting === 'name' || expecting === 'name-or-close') return { at, cut: false }
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      open.push(byte === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_LIST)
      expecting = byte === OPEN_OBJECT ? 'name-or-close' : 'value-or-close'
      at++
    } else {
      const end = endOfBare(bytes, at)
      if (typeof end !== 'number') return end
      expecting = afterValue()
      at = end
    }
  }
  return expecting === 'end' ? null : { at: bytes.length, cut: true }
}

function wantsName(expecting: Expecting): boolean {
  return expecting === 'name' || expecting === 'name-or-close'
}

/** The place behind a string's closing quote, or what is wrong inside it. */
function endOfString(bytes: Uint8Array, from: number): number | JsonFault {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte === QUOTE) return at + 1
    if (byte < 0x20) return { at, cut: false }
    if (byte !== BACKSLASH) continue
    const sign = bytes[++at]
    if (sign === undefined) break
    if (!ESCAPED.has(sign)) return { at, cut: false }
    for (let digits = 0; sign === LETTER_U && digits < 4; digits++) {
      const digit = bytes[++at]
      if (digit === undefined) break
      if (!/[\da-f]/i.test(String.fromCharCode(digit))) return { at, cut: false }
    }
  }
  return { at: bytes.length, cut: true }
}

/** The place behind a number, true, false or null, or what is wrong with it. */
function endOfBare(bytes: Uint8Array, from: number): number | JsonFault {
  let end = from
  while (end < bytes.length && end - from < LONGEST_BARE && isBare(bytes[end]!)) end++
  const text = String.fromCharCode(...bytes.subarray(from, end))
  const begun = end === bytes.length && (beginsWord(text) || UNFINISHED.test(text))
  if (BARE.test(text)) return end
  return begun ? { at: bytes.length, cut: true } : { at: from, cut: false }
}

const beginsWord = (text: string) => WORDS.some((word) => word.startsWith(text))

function isBare(byte: number): boolean {
  return /[\w.+-]/.test(String.fromCharCode(byte))
}
