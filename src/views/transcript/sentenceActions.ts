import type { Trace } from '@/domain/trace/trace'
import { actionLine } from './actionWords'

/** Lines longer than this are a wall, not a mark in passing. */
const MOST = 6

/**
 * What was done on the board while each sentence was said (until the next one starts), in words; '' for nothing.
 * Entry 0 belongs to the first sentence; what happened before it is not said here.
 * @param offset seconds by which words are moved against the board
 */
export function sentenceActions(trace: Trace, offset: number): readonly string[] {
  const { words, groups } = trace
  const count = words.sentenceStart.length - 1
  const lines: string[] = []
  let group = 0
  const startOf = (sentence: number) =>
    sentence < count ? words.start[words.sentenceStart[sentence]!]! + offset : Infinity
  while (group < groups.count && groups.times[group]! < startOf(0)) group++
  for (let sentence = 0; sentence < count; sentence++) {
    const end = startOf(sentence + 1)
    const first = group
    while (group < groups.count && groups.times[group]! < end) group++
    lines.push(
      group === first
        ? ''
        : actionLine(
            groups.actions.slice(groups.actionStart[first]!, groups.actionStart[group]!),
            MOST,
          ),
    )
  }
  return lines
}
