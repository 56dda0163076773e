import type { Vocabulary } from '../index/vocabulary'
import { withinOneEdit } from '../index/withinOneEdit'
import { stem } from '../stem'
import { DamagedBytes, textOf } from './bytes'

/** The key by which stored words are ordered: forms of a word stand together. Changing `stem` changes it. */
export function wordKey(word: string): string {
  return `${stem(word)}\0${word}`
}

/** Keys kept: every search among the words begins with the same few. */
const MOST_KEYS = 4_096
/** Letters that may differ at the place of one edit: two, where neighbours are swapped. */
const EDIT_LETTERS = 2

/**
 * The words that `writeWords` wrote, as letters in one array: no text is made of a word before it is asked for, and
 * words and stems are looked up by halving, because they are stored in the order of `wordKey`. A cold query asks for a
 * handful of tens of thousands.
 *
 * @param bytes words.bin, unpacked; throws DamagedBytes where they are not that
 */
export function readVocabulary(bytes: Uint8Array): Vocabulary {
  const { letters, start, counts, total, wide } = readLetters(bytes)
  const size = counts.length
  const keys = new Map<number, string>()

  const word = (id: number) => textOf(letters.subarray(start[id], start[id + 1]))

  function keyOf(id: number): string {
    let key = keys.get(id)
    if (key === undefined) {
      if (keys.size >= MOST_KEYS) keys.clear()
      key = wordKey(word(id))
      keys.set(id, key)
    }
    return key
  }

  /** The first word whose key is not below this one. */
  function firstFrom(key: string): number {
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (keyOf(middle) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    size,
    total,
    word,
    count: (id) => counts[id]!,
    idOf(normal) {
      const id = firstFrom(wordKey(normal))
      return id < size && word(id) === normal ? id : -1
    },
    withStem(form) {
      const first = firstFrom(`${form}\0`)
      const after = firstFrom(`${form}\x01`)
      return Array.from({ length: after - first }, (_, i) => first + i)
    },
    withPrefix(prefix) {
      const wanted = new TextEncoder().encode(prefix)
      const found: number[] = []
      for (let id = 0; id < size; id++) {
        const from = start[id]!
        if (start[id + 1]! - from < wanted.length) continue
        if (sharedAtStart(letters, from, wanted, wanted.length) === wanted.length) found.push(id)
      }
      return found
    },
    oneEditFrom(normal) {
      const wanted = new TextEncoder().encode(normal)
      const plain = wanted.length === normal.length
      const found: number[] = []
      for (let id = 0; id < size; id++) {
        if (plain && !wide.has(id)) {
          const length = start[id + 1]! - start[id]!
          if (Math.abs(length - wanted.length) > 1) continue
          const shorter = Math.min(length, wanted.length)
          const before = sharedAtStart(letters, start[id]!, wanted, shorter)
          const after = sharedAtEnd(letters, start[id + 1]!, wanted, shorter - before)
          // Only then it may be; whether it is, is decided in one place.
          if (before + after < shorter - EDIT_LETTERS) continue
        }
        if (withinOneEdit(word(id), normal)) found.push(id)
      }
      return found
    },
  }
}

function sharedAtStart(letters: Uint8Array, from: number, text: Uint8Array, most: number): number {
  let shared = 0
  while (shared < most && letters[from + shared] === text[shared]) shared++
  return shared
}

function sharedAtEnd(letters: Uint8Array, to: number, text: Uint8Array, most: number): number {
  let shared = 0
  while (shared < most && letters[to - 1 - shared] === text[text.length - 1 - shared]) shared++
  return shared
}

interface Letters {
  /** UTF-8, word after word. */
  readonly letters: Uint8Array
  /** Where each word begins, and where the last ends. */
  readonly start: Uint32Array
  readonly counts: Uint32Array
  readonly total: number
  /** Words with letters of more than one byte. */
  readonly wide: ReadonlySet<number>
}

/** One pass over what `writeWords` wrote, without a reader's calls: it is on the way of every cold query. */
function readLetters(bytes: Uint8Array): Letters {
  let at = 0
  const longNumber = (): number => {
    let value = 0
    for (let weight = 1; weight <= 2 ** 49; weight *= 0x80) {
      if (at >= bytes.length) throw new DamagedBytes('the file ends too soon')
      const byte = bytes[at++]!
      value += (byte & 0x7f) * weight
      if (byte < 0x80) return value
    }
    throw new DamagedBytes('a number is too long')
  }
  const size = longNumber()
  if (size > bytes.length) throw new DamagedBytes('more words than bytes')
  let letters = new Uint8Array(2 * bytes.length)
  const start = new Uint32Array(size + 1)
  const counts = new Uint32Array(size)
  const wide = new Set<number>()
  let total = 0
  let before = 0
  let end = 0
  for (let id = 0; id < size; id++) {
    const from = end
    // Most numbers are one byte.
    let shared = bytes[at]! < 0x80 ? bytes[at++]! : longNumber()
    const rest = bytes[at]! < 0x80 ? bytes[at++]! : longNumber()
    if (shared > 0 && wide.has(id - 1)) shared = bytesOf(shared, letters.subarray(before, from))
    if (shared > from - before) throw new DamagedBytes('a word goes on from a shorter one')
    if (rest > bytes.length - at) throw new DamagedBytes('the file ends too soon')
    if (end + shared + rest > letters.length) {
      const larger = new Uint8Array(2 * (letters.length + shared + rest))
      larger.set(letters)
      letters = larger
    }
    let all = 0
    for (let i = 0; i < shared; i++) all |= letters[end++] = letters[before + i]!
    for (let i = 0; i < rest; i++) all |= letters[end++] = bytes[at++]!
    if (all >= 0x80) wide.add(id)
    const count = bytes[at]! < 0x80 ? bytes[at++]! : longNumber()
    counts[id] = count
    total += count
    before = from
    start[id + 1] = end
  }
  return { letters, start, counts, total, wide }
}

/** Bytes that the first letters of a text take; letters are counted as in a string, those beyond U+FFFF twice. */
function bytesOf(count: number, text: Uint8Array): number {
  let at = 0
  for (let left = count; left > 0; ) {
    const byte = text[at]
    if (byte === undefined) throw new DamagedBytes('a word goes on from a shorter one')
    const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    at += length
    left -= length === 4 ? 2 : 1
  }
  return at
}
