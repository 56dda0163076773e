import { lastAtOrBefore } from '@/domain/trace/lastAtOrBefore'
import type { Trace } from '@/domain/trace/trace'

/** Seconds: a time this close is where we are, not the next one. Key frames of the videos are further apart. */
const HERE = 0.004

type Direction = 1 | -1

/** Time in seconds of the next (1) or previous (-1) group with an action in it, or null where there is none. */
export function stepAction(trace: Trace, time: number, direction: Direction): number | null {
  const { actionStart } = trace.groups
  return stepGroup(trace, time, direction, (g) => actionStart[g + 1]! > actionStart[g]!)
}

/** The same for the groups in which a digit is placed. */
export function stepDigit(trace: Trace, time: number, direction: Direction): number | null {
  const { actions, actionStart } = trace.groups
  return stepGroup(trace, time, direction, (g) => {
    for (let i = actionStart[g]!; i < actionStart[g + 1]!; i += 1) {
      const action = actions[i]!
      if (action.type === 'vl' && action.op !== '-') return true
    }
    return false
  })
}

/** The same for the starts of sentences; `offset` seconds move the words against the board. */
export function stepSentence(
  trace: Trace,
  time: number,
  direction: Direction,
  offset = 0,
): number | null {
  const { sentenceStart, start, count } = trace.words
  if (count === 0) return null
  const sentences = sentenceStart.length - 1
  const at = (sentence: number) => start[sentenceStart[sentence]!]! + offset
  return stepOrdered(sentences, at, time, direction)
}

/** The same for any times, in whatever order: markers, mistakes, chapters. */
export function stepTime(
  times: readonly number[],
  time: number,
  direction: Direction,
): number | null {
  return stepOrdered(times.length, (i) => times[i]!, time, direction)
}

function stepGroup(
  trace: Trace,
  time: number,
  direction: Direction,
  counts: (group: number) => boolean,
): number | null {
  const { times, count } = trace.groups
  const from = direction > 0 ? time + HERE : time - HERE
  let group = lastAtOrBefore(times, from)
  if (direction > 0) group += 1
  for (; group >= 0 && group < count; group += direction) {
    const strictly = direction > 0 ? times[group]! > from : times[group]! < from
    if (strictly && counts(group)) return times[group]!
  }
  return null
}

/** Sentences may start out of order by a little, where the recogniser went back: every one is looked at. */
function stepOrdered(
  count: number,
  at: (index: number) => number,
  time: number,
  direction: Direction,
): number | null {
  let best: number | null = null
  for (let i = 0; i < count; i += 1) {
    const here = at(i)
    if (direction > 0 ? here <= time + HERE : here >= time - HERE) continue
    if (best === null || (here - best) * direction < 0) best = here
  }
  return best
}
