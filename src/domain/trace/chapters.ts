import { placements } from './placements'
import type { Trace } from './trace'
import { wordsBetween } from './wordsBetween'

/**
 * `introduction` before "let's get cracking"; `think`: no digit for a while, talk going on; `break-in`: the longest
 * think before the first run of digits; `digits`: digits going in; `after`: once it is solved.
 */
export type ChapterKind = 'introduction' | 'think' | 'break-in' | 'digits' | 'after'

/** A stretch of the solve. Chapters follow one another without gaps from 0 to the trace's end. */
export interface Chapter {
  readonly kind: ChapterKind
  /** Seconds. */
  readonly start: number
  /** Seconds. */
  readonly end: number
  /** Digits that went in; of a think, those that ended it at once. */
  readonly digits: number
}

/** A think lasts at least this share of the trace, within these bounds in seconds. */
const SHARE = 0.03
const SHORTEST = 45
const LONGEST = 180
/** Characters that are said in a second, about. */
const SPOKEN = 15
/** Words a minute from which a silence of the hands is thinking aloud. */
const TALK = 20
/** So many digits without a think between them are a run. */
const RUN = 3

/** The solve as a story; the shortest think, in seconds, follows from the trace's length unless given. */
export function chapters(trace: Trace, think = thinkOf(trace)): Chapter[] {
  const begin = trace.markers.find(({ kind }) => kind === 'cracking')?.time ?? 0
  const digits = placements(trace).filter(({ value, time }) => value !== '' && time >= begin)
  const solved = trace.markers.find(({ kind }) => kind === 'solved')?.time
  const end = solved ?? digits.at(-1)?.time ?? trace.duration
  const found: Chapter[] = []
  const add = (kind: ChapterKind, from: number, to: number, count: number) => {
    if (to > from) found.push({ kind, start: from, end: to, digits: count })
    else if (count > 0) {
      // One moment is no chapter: its digits end the one before.
      const before = found.pop()
      if (before) found.push({ ...before, digits: before.digits + count })
    }
  }
  add('introduction', 0, Math.min(begin, trace.duration), 0)
  let from = begin
  let last = begin
  let count = 0
  for (const { time } of digits) {
    if (time > end) break
    if (time - last >= think && talked(trace, last, time)) {
      // A think ends when its digit goes in.
      if (count > 0) add('digits', from, last, count)
      add('think', last, time, 0)
      from = time
      count = 0
    }
    count++
    last = time
  }
  if (count > 0) add('digits', from, Math.max(last, end), count)
  else add('think', from, end, 0)
  add('after', Math.max(last, end), trace.duration, 0)
  return withBreakIn(found)
}

/** On a text's axis there are no bounds in seconds: a think is a good page of words. */
function thinkOf({ duration, axis }: Trace): number {
  if (axis === 'text') return Math.max(SHORTEST * SPOKEN, duration * SHARE)
  return Math.min(LONGEST, Math.max(SHORTEST, duration * SHARE))
}

function talked(trace: Trace, from: number, to: number): boolean {
  const { first, end } = wordsBetween(trace, from, to)
  return ((end - first) * 60) / (to - from) >= TALK
}

function withBreakIn(chapters: readonly Chapter[]): Chapter[] {
  const run = chapters.findIndex(({ kind, digits }) => kind === 'digits' && digits >= RUN)
  let longest = -1
  chapters.forEach(({ kind, start, end }, index) => {
    if (kind !== 'think' || index > run) return
    const best = chapters[longest]
    if (!best || end - start > best.end - best.start) longest = index
  })
  return chapters.map((chapter, index) =>
    index === longest ? { ...chapter, kind: 'break-in' } : chapter,
  )
}
