import type { Trace } from '@/domain/trace/trace'

/** Seconds: a time this close counts as where we are, not as the next one. */
const HERE = 0.02

/** The start of the next or previous action group that does something, seconds; null where there is none. */
export function stepAction(trace: Trace, time: number, direction: 1 | -1): number | null {
  return stepGroup(
    trace,
    time,
    direction,
    (group) => trace.groups.actionStart[group + 1]! > trace.groups.actionStart[group]!,
  )
}

/** The next or previous group in which a digit is placed, seconds; null where there is none. */
export function stepDigit(trace: Trace, time: number, direction: 1 | -1): number | null {
  const { actions, actionStart } = trace.groups
  return stepGroup(trace, time, direction, (group) => {
    for (let i = actionStart[group]!; i < actionStart[group + 1]!; i++)
      if (actions[i]!.type === 'vl') return true
    return false
  })
}

/**
 * The start of the next sentence, or of the present one (of the one before, when it has only just begun).
 * @param offset seconds by which words are moved against the board
 */
export function stepSentence(
  trace: Trace,
  time: number,
  direction: 1 | -1,
  offset = 0,
): number | null {
  const { sentenceStart, start } = trace.words
  const count = sentenceStart.length - 1
  const at = (sentence: number) => start[sentenceStart[sentence]!]! + offset
  if (direction > 0) {
    for (let sentence = 0; sentence < count; sentence++)
      if (at(sentence) > time + HERE) return at(sentence)
    return null
  }
  for (let sentence = count - 1; sentence >= 0; sentence--)
    if (at(sentence) < time - JUST_BEGUN) return at(sentence)
  return null
}

/** Seconds into a sentence within which "previous" means the one before. */
const JUST_BEGUN = 0.6

function stepGroup(
  trace: Trace,
  time: number,
  direction: 1 | -1,
  counts: (group: number) => boolean,
): number | null {
  const { times, count } = trace.groups
  if (direction > 0) {
    for (let group = 0; group < count; group++)
      if (times[group]! > time + HERE && counts(group)) return times[group]!
    return null
  }
  for (let group = count - 1; group >= 0; group--)
    if (times[group]! < time - HERE && counts(group)) return times[group]!
  return null
}
