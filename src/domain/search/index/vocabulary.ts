import { stem } from '../stem'
import { withinOneEdit } from './withinOneEdit'

/** The distinct words (normal forms) of an index; a word's id is its place in it. */
export interface Vocabulary {
  readonly size: number
  /** Occurrences of all words together. */
  readonly total: number
  word(id: number): string
  /** Occurrences of a word. */
  count(id: number): number
  /** -1 for a word that never occurs. */
  idOf(normal: string): number
  /** All words of this stem. */
  withStem(stem: string): readonly number[]
  /** All words that begin so. */
  withPrefix(prefix: string): number[]
  /** Words one edit away (a letter more, less, changed, or two neighbours swapped), not the word itself. */
  oneEditFrom(normal: string): number[]
}

/** Grows, never shrinks. */
export interface GrowingVocabulary extends Vocabulary {
  /** Takes a word in and counts `occurrences` of it. */
  add(normal: string, occurrences: number): number
}

const NO_WORDS: readonly number[] = []

export function createVocabulary(): GrowingVocabulary {
  const words: string[] = []
  const counts: number[] = []
  const ids = new Map<string, number>()
  let total = 0
  const stems = createFamilies(words)
  const lengths = createLengths(words)

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
      return id
    },
    withStem: stems.of,
    withPrefix(prefix) {
      const found: number[] = []
      for (let id = 0; id < words.length; id++) if (words[id]!.startsWith(prefix)) found.push(id)
      return found
    },
    oneEditFrom(normal) {
      const found: number[] = []
      for (let length = normal.length - 1; length <= normal.length + 1; length++) {
        for (const id of lengths.of(length)) if (withinOneEdit(words[id]!, normal)) found.push(id)
      }
      return found.sort((a, b) => a - b)
    },
  }
}

/** Words by stem, put together when first asked for, and what was added since with each later question. */
function createFamilies(words: readonly string[]) {
  const families = new Map<string, number[]>()
  let known = 0
  return {
    of(form: string): readonly number[] {
      for (; known < words.length; known++) put(families, stem(words[known]!), known)
      return families.get(form) ?? NO_WORDS
    },
  }
}

/** Words by length, in the same manner. */
function createLengths(words: readonly string[]) {
  const lengths = new Map<number, number[]>()
  let known = 0
  return {
    of(length: number): readonly number[] {
      for (; known < words.length; known++) put(lengths, words[known]!.length, known)
      return lengths.get(length) ?? NO_WORDS
    },
  }
}

function put<K>(groups: Map<K, number[]>, key: K, id: number): void {
  const group = groups.get(key)
  if (group) group.push(id)
  else groups.set(key, [id])
}
