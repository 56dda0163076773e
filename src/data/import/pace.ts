/** How fast something goes on, from what was done lately. */
export interface Pace {
  /** Notes that so many are done in all at `now` (milliseconds). */
  note(done: number, now: number): void
  /** Per second; null while too little is known. */
  rate(): number | null
}

/** Milliseconds looked back: long enough to be steady, short enough to notice a slower network. */
const WINDOW = 15_000
const LEAST = 1_000

export function createPace(): Pace {
  const notes: { done: number; at: number }[] = []
  return {
    note(done, now) {
      notes.push({ done, at: now })
      while (notes.length > 2 && notes[0]!.at < now - WINDOW) notes.shift()
    },
    rate() {
      const first = notes[0]
      const last = notes.at(-1)
      if (!first || !last || last.at - first.at < LEAST) return null
      return ((last.done - first.done) * 1000) / (last.at - first.at)
    },
  }
}
