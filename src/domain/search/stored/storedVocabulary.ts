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
  const { letters, start, counts, total } = readLetters(bytes)
  const size = counts.length
  const keys = new Map<number, string>()

  const word = (id: number) => String.fromCharCode(...letters.subarray(start[id], start[id + 1]))

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
      const found: number[] = []
      for (let id = 0; id < size; id++) {
        const from = start[id]!
        if (start[id + 1]! - from < prefix.length) continue
        if (sharedAtStart(letters, from, prefix, prefix.length) === prefix.length) found.push(id)
      }
      return found
    },
    oneEditFrom(normal) {
      const found: number[] = []
      for (let id = 0; id < size; id++) {
        const length = start[id + 1]! - start[id]!
        if (Math.abs(length - normal.length) > 1) continue
        const shorter = Math.min(length, normal.length)
        const before = sharedAtStart(letters, start[id]!, normal, shorter)
        const after = sharedAtEnd(letters, start[id + 1]!, normal, shorter - before)
        // Only then it may be; whether it is, is decided in one place.
        if (before + after < shorter - EDIT_LETTERS) continue
        if (withinOneEdit(word(id), normal)) found.push(id)
      }
      return found
    },
  }
}

function sharedAtStart(letters: Uint16Array, from: number, text: string, most: number): number {
  let shared = 0
  while (shared < most && letters[from + shared] === text.charCodeAt(shared)) shared++
  return shared
}

function sharedAtEnd(letters: Uint16Array, to: number, text: string, most: number): number {
  let shared = 0
  while (shared < most && letters[to - 1 - shared] === text.charCodeAt(text.length - 1 - shared)) {
    shared++
  }
  return shared
}

interface Letters {
  /** UTF-16, word after word. */
  readonly letters: Uint16Array
  /** Where each word begins, and where the last ends. */
  readonly start: Uint32Array
  readonly counts: Uint32Array
  readonly total: number
}

/** One pass over what `writeWords` wrote, without a reader's calls: it is on the way of every cold query. */
function readLetters(bytes: Uint8Array): Letters {
  let at = 0
  const number = (): number => {
    let value = 0
    for (let weight = 1; weight <= 2 ** 49; weight *= 0x80) {
      if (at >= bytes.length) throw new DamagedBytes('the file ends too soon')
      const byte = bytes[at++]!
      value += (byte & 0x7f) * weight
      if (byte < 0x80) return value
    }
    throw new DamagedBytes('a number is too long')
  }
  const size = number()
  if (size > bytes.length) throw new DamagedBytes('more words than bytes')
  let letters = new Uint16Array(2 * bytes.length)
  const start = new Uint32Array(size + 1)
  const counts = new Uint32Array(size)
  let total = 0
  let end = 0
  for (let id = 0; id < size; id++) {
    const from = end
    const shared = number()
    const rest = number()
    const before = id === 0 ? 0 : start[id - 1]!
    if (shared > from - before) throw new DamagedBytes('a word goes on from a shorter one')
    if (rest > bytes.length - at) throw new DamagedBytes('the file ends too soon')
    if (end + shared + rest > letters.length) {
      const larger = new Uint16Array(2 * (letters.length + shared + rest))
      larger.set(letters)
      letters = larger
    }
    letters.copyWithin(from, before, before + shared)
    end += shared
    const to = at + rest
    let plain = true
    for (let i = at; i < to; i++) {
      letters[end + i - at] = bytes[i]!
      if (bytes[i]! >= 0x80) plain = false
    }
    if (plain) end += rest
    else
      for (const letter of textOf(bytes.subarray(at, to)).split(''))
        letters[end++] = letter.charCodeAt(0)
    at = to
    counts[id] = number()
    total += counts[id]!
    start[id + 1] = end
  }
  return { letters: letters.slice(0, end), start, counts, total }
}
