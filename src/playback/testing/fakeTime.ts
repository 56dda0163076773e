import type { TimeSource } from '../clock'

export interface FakeTime extends TimeSource {
  /** Lets `ms` milliseconds pass: timers and frames run in the order of their moments. */
  pass(ms: number): void
  /** How many timers and frames are waiting. */
  waiting(): number
}

/** Time for tests: nothing happens until it is told to pass. Frames come every `frameMs` milliseconds. */
export function fakeTime(frameMs = 1000 / 60): FakeTime {
  let now = 1000
  let ids = 0
  const waiting = new Map<number, { due: number; callback: () => void }>()

  const later = (callback: () => void, ms: number): number => {
    ids += 1
    waiting.set(ids, { due: now + ms, callback })
    return ids
  }
  const next = () => [...waiting].reduce((a, b) => (b[1].due < a[1].due ? b : a))

  return {
    now: () => now,
    requestFrame: (callback) => later(callback, frameMs),
    cancelFrame: (id) => waiting.delete(id),
    setTimer: later,
    clearTimer: (id) => waiting.delete(id),
    waiting: () => waiting.size,
    pass(ms) {
      const end = now + ms
      while (waiting.size > 0) {
        const [id, { due, callback }] = next()
        if (due > end) break
        waiting.delete(id)
        now = due
        callback()
      }
      now = end
    },
  }
}
