/**
 * A seeded source of chance: the same seed gives the same numbers on every machine. Only integer arithmetic and
 * exact divisions are used (no Math.log, no Math.sin, whose last digit may differ between engines).
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [0, n). */
  below(n: number): number
  /** A number in [from, to). */
  between(from: number, to: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  /** One item, each as likely; throws on an empty list (a programming error). */
  pick<T>(items: readonly T[]): T
  /** One item by weight; weights are not negative and not all 0. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
  /** About normal (sum of four uniforms), mean 0, standard deviation 1, within ±3.5. */
  normal(): number
  /** An independent stream, so that a change in one part does not reshuffle the others. */
  fork(name: string): Random
}

/** FNV-1a, 32 bits: turns a seed's text into a number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** A generator (mulberry32) for a seed of any text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    between: (from, to) => from + (to - from) * next(),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('pick from an empty list')
      return item
    },
    weighted(items, weight) {
      const weights = items.map(weight)
      let left = next() * weights.reduce((sum, w) => sum + w, 0)
      for (let i = 0; i < items.length; i++) {
        left -= weights[i]!
        if (left < 0) return items[i]!
      }
      return items[items.length - 1]!
    },
    shuffle(items) {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const held = copy[i]!
        copy[i] = copy[j]!
        copy[j] = held
      }
      return copy
    },
    normal: () => (next() + next() + next() + next() - 2) * 1.7320508,
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}
