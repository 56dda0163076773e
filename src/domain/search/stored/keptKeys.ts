/** Worked-out postings by word, those asked for longest ago forgotten first: they can be worked out again. */
export interface KeptKeys {
  get(word: number): Uint32Array | undefined
  keep(word: number, keys: Uint32Array): void
  forget(word: number): void
}

/** @param most keys (4 bytes each) over all words; the last word's are kept however many they are */
export function keptKeys(most: number): KeptKeys {
  const byWord = new Map<number, Uint32Array>()
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
      }
      return keys
    },
    keep(word, keys) {
      forget(word)
      byWord.set(word, keys)
      kept += keys.length
      for (const oldest of byWord.keys()) {
        if (kept <= most || oldest === word) break
        forget(oldest)
      }
    },
    forget,
  }
}
