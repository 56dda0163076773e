import { PageFault } from './pageFault'

/**
 * Texts still in UTF-8, `bytes[starts[k], ends[k])` each. Text `i` is number `which[i]` of them, or `i` where there is no
 * `which`. Plain data: a row's states are megabytes of text, and threads hand over bytes where they would copy texts.
 */
export interface StoredTexts {
  readonly bytes: Uint8Array
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly which: Int32Array | null
  /** Whether all of this is theirs alone and without gaps, as `packedTexts` leaves it. */
  readonly packed?: true
}

/** Keeps a byte order mark: it is part of the value. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Longest text decoded, in bytes: every engine takes a string of this length. */
const MAX_TEXT = 256 * 1024 * 1024

export function isStoredTexts(values: object): values is StoredTexts {
  return 'starts' in values
}

export function textCount({ which, starts }: StoredTexts): number {
  return (which ?? starts).length
}

/** Throws `PageFault` where one of them is longer than any engine's string. */
export function checkedTexts(texts: StoredTexts): StoredTexts {
  const { starts, ends } = texts
  for (let k = 0; k < starts.length; k++) {
    if (ends[k]! - starts[k]! > MAX_TEXT) throw new PageFault('holds a text longer than 256 MB')
  }
  return texts
}

/**
 * The texts of all `parts`, one after another, in one buffer that holds nothing else, one behind the other without gaps.
 * What a dictionary says often is there once, and so is what the text before says already (selecting changes no cell,
 * so most states are the one before).
 */
export function packedTexts(parts: readonly StoredTexts[]): StoredTexts {
  const count = parts.reduce((sum, part) => sum + textCount(part), 0)
  const which = new Int32Array(count)
  const starts = new Int32Array(count)
  const ends = new Int32Array(count)
  /** Where each text that is kept stands in its part. */
  const from = new Int32Array(count)
  /** Texts kept up to and with each part. */
  const keptUpTo: number[] = []
  let kept = 0
  let size = 0
  let i = 0
  let last: StoredTexts | null = null
  for (const part of parts) {
    const known = part.which && knownOf(part)
    for (let n = textCount(part), k = 0; k < n; k++, i++) {
      const index = part.which ? part.which[k]! : k
      const start = part.starts[index]!
      const length = part.ends[index]! - start
      const same = known
        ? known.get(index)
        : last !== null &&
            ends[kept - 1]! - starts[kept - 1]! === length &&
            sameBytes(last.bytes, from[kept - 1]!, part.bytes, start, length)
          ? kept - 1
          : undefined
      if (same !== undefined) {
        which[i] = same
        continue
      }
      last = part
      from[kept] = start
      starts[kept] = size
      size += length
      ends[kept] = size
      known?.set(index, kept)
      which[i] = kept++
    }
    keptUpTo.push(kept)
  }
  const bytes = new Uint8Array(size)
  let k = 0
  parts.forEach((part, p) => {
    for (; k < keptUpTo[p]!; k++) copy(part.bytes, from[k]!, bytes, starts[k]!, ends[k]!)
  })
  return { bytes, starts: starts.slice(0, kept), ends: ends.slice(0, kept), which, packed: true }
}

/** Below this a loop is quicker than a view and a call. */
const SHORT = 32

function copy(from: Uint8Array, at: number, to: Uint8Array, start: number, end: number): void {
  if (end - start >= SHORT) to.set(from.subarray(at, at + end - start), start)
  else for (let i = start, k = at; i < end; i++, k++) to[i] = from[k]!
}

/** The texts themselves; those that are the same are one string, not copies. */
export function textsOf(texts: StoredTexts): string[] {
  const { bytes, starts, ends, which } = texts.packed ? texts : packedTexts([texts])
  const each = new Array<string>(starts.length)
  // One call for all is many times quicker than one for each. Where everything is ASCII, as it mostly is, bytes are
  // characters; and where there are as many characters as bytes, every byte is one, be it not a sound one.
  const all = bytes.length <= MAX_TEXT ? decoder.decode(bytes) : ''
  const plain = all.length === bytes.length
  for (let k = 0; k < each.length; k++) {
    const start = starts[k]!
    const end = ends[k]!
    each[k] = plain ? all.substring(start, end) : decoder.decode(bytes.subarray(start, end))
  }
  if (!which) return each
  const out = new Array<string>(which.length)
  for (let i = 0; i < out.length; i++) out[i] = each[which[i]!]!
  return out
}

interface Known {
  get(index: number): number | undefined
  set(index: number, kept: number): void
}

/** Which entries of a dictionary are kept already: a list where that is small, else a table. */
function knownOf(part: StoredTexts): Known {
  const entries = part.starts.length
  if (entries > 4 * textCount(part)) return new Map<number, number>()
  const list = new Int32Array(entries).fill(-1)
  return {
    get: (index) => (list[index]! < 0 ? undefined : list[index]),
    set(index, kept) {
      list[index] = kept
    },
  }
}

/** From the back: states that differ at all differ in any place, and two bytes of four are quotes and commas. */
function sameBytes(
  a: Uint8Array,
  aStart: number,
  b: Uint8Array,
  bStart: number,
  length: number,
): boolean {
  let i = length
  if (length >= 16) {
    const x = new DataView(a.buffer, a.byteOffset + aStart, length)
    const y = new DataView(b.buffer, b.byteOffset + bStart, length)
    for (; i >= 4; i -= 4) if (x.getInt32(i - 4, true) !== y.getInt32(i - 4, true)) return false
  }
  while (i > 0) if (a[aStart + --i] !== b[bStart + i]) return false
  return true
}
