import type { Trace } from '../trace/trace'

export interface IdleStretch {
  /** Seconds. */
  readonly start: number
  /** Seconds. */
  readonly end: number
}

/**
 * Stretches of at least `least` seconds in which nothing is done and nothing is said, in order.
 * @param offset seconds by which words are moved against the board
 */
export function idleOf(trace: Trace, least: number, offset = 0): readonly IdleStretch[] {
  const { groups, words, duration } = trace
  const stretches: IdleStretch[] = []
  let busyUntil = 0
  let group = 0
  let word = 0
  const note = (start: number, end: number) => {
    if (start - busyUntil >= least) stretches.push({ start: busyUntil, end: start })
    if (end > busyUntil) busyUntil = end
  }
  while (group < groups.count || word < words.count) {
    const action = group < groups.count ? groups.times[group]! : Infinity
    const spoken = word < words.count ? words.start[word]! + offset : Infinity
    if (action <= spoken) {
      note(action, action)
      group++
    } else {
      note(spoken, Math.max(spoken, words.end[word]! + offset))
      word++
    }
  }
  note(duration, duration)
  return stretches
}
