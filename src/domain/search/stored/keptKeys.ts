/** Worked-out postings by word, those asked for longest ago forgotten first: they can be worked out again. */
export interface KeptKeys {
  get(word: number): Uint32Array | undefined
  keep(word: number, keys: Uint32Array): void
  forget(word: number): void
  /** A search has ended: forgets down to the limit, but nothing that was asked for since the last rest. */
  rest(): void
}

/**
 * A search goes over the same words several times, so while it runs nothing is forgotten that it has asked for, up to
 * a limit that no search comes near.
 *
 * @param most keys (4 bytes each) over all words that are kept between searches
 * @param mostEver keys kept while no rest comes; the last word's are kept however many they are
 */
export function keptKeys(most: number, mostEver: number): KeptKeys {
  const byWord = new Map<number, Uint32Array>()
  /** Asked for since the last rest. */
  const used = new Set<number>()
  let kept = 0
  const forget = (word: number) => {
    kept -= byWord.get(word)?.length ?? 0
    byWord.delete(word)
  }
  return {
    get(word) {
      const keys = byWord.get(word)
      if (keys) {
        byWord.delete(word)
        byWord.set(word, keys)
        used.add(word)
      }
      return keys
    },
    keep(word, keys) {
      forget(word)
      byWord.set(word, keys)
      used.add(word)
      kept += keys.length
      for (const oldest of byWord.keys()) {
        if (kept <= mostEver || oldest === word) break
        forget(oldest)
      }
    },
    forget,
    rest() {
      for (const oldest of byWord.keys()) {
        if (kept <= most || used.has(oldest)) break
        forget(oldest)
      }
      used.clear()
    },
  }
}
