import { stem } from '../stem'
import { withinOneEdit } from './withinOneEdit'

/** The distinct words (normal forms) of an index; a word's id is its place in it. Grows, never shrinks. */
export interface Vocabulary {
  readonly size: number
  /** Occurrences of all words together. */
  readonly total: number
  word(id: number): string
  /** Occurrences of a word. */
  count(id: number): number
  /** -1 for a word that never occurs. */
  idOf(normal: string): number
  /** Takes a word in and counts `occurrences` of it. */
  add(normal: string, occurrences: number): number
  /** All words of this stem. */
  withStem(stem: string): readonly number[]
  /** All words that begin so. */
  withPrefix(prefix: string): number[]
  /** Words one edit away (a letter more, less, changed, or two neighbours swapped), not the word itself. */
  oneEditFrom(normal: string): number[]
}

const NO_WORDS: readonly number[] = []

export function createVocabulary(): Vocabulary {
  const words: string[] = []
  const counts: number[] = []
  const ids = new Map<string, number>()
  const stems = new Map<string, number[]>()
  let total = 0
  let forward: Sorted | null = null
  let backward: Sorted | null = null

  const sorted = () => {
    if (forward?.ids.length !== words.length) forward = sortWords(words)
    return forward
  }
  const reversed = () => {
    if (backward?.ids.length !== words.length) backward = sortWords(words.map(reverse))
    return backward
  }

  return {
    get size() {
      return words.length
    },
    get total() {
      return total
    },
    word: (id) => words[id]!,
    count: (id) => counts[id]!,
    idOf: (normal) => ids.get(normal) ?? -1,
    add(normal, occurrences) {
      total += occurrences
      const before = ids.get(normal)
      if (before !== undefined) {
        counts[before]! += occurrences
        return before
      }
      const id = words.length
      ids.set(normal, id)
      words.push(normal)
      counts.push(occurrences)
      const form = stem(normal)
      const family = stems.get(form)
      if (family) family.push(id)
      else stems.set(form, [id])
      return id
    },
    withStem: (form) => stems.get(form) ?? NO_WORDS,
    withPrefix: (prefix) => [...idsWithPrefix(sorted(), prefix)],
    oneEditFrom(normal) {
      // One edit leaves the first half or the second half of a word as it is, so both orders find all candidates.
      const half = normal.length >> 1
      const found = new Set<number>()
      const take = (id: number) => {
        if (withinOneEdit(words[id]!, normal)) found.add(id)
      }
      for (const id of idsWithPrefix(sorted(), normal.slice(0, half))) take(id)
      for (const id of idsWithPrefix(reversed(), reverse(normal.slice(half + 1)))) take(id)
      found.delete(ids.get(normal) ?? -1)
      return [...found].sort((a, b) => a - b)
    },
  }
}

interface Sorted {
  readonly keys: readonly string[]
  readonly ids: Uint32Array
}

function sortWords(keys: readonly string[]): Sorted {
  const ids = Uint32Array.from(keys.keys())
  ids.sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : 0))
  return { keys: Array.from(ids, (id) => keys[id]!), ids }
}

function* idsWithPrefix({ keys, ids }: Sorted, prefix: string): Iterable<number> {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < prefix) low = middle + 1
    else high = middle
  }
  for (; low < keys.length && keys[low]!.startsWith(prefix); low++) yield ids[low]!
}

function reverse(word: string): string {
  return [...word].reverse().join('')
}
