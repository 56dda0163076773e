import type { OpenedTrace } from '@/data/library/library'
import type { Link } from '@/domain/link/link'
import { puzzleOf } from '@/domain/puzzle/puzzleOf'
import type { Trace } from '@/domain/trace/trace'
import { createPlayer } from '@/playback/player'
import { resumeAt } from '@/playback/resume'
import type { TraceMemory } from '@/playback/traceMemory'
import {
  createSession,
  PANELS,
  type RowQuestions,
  type Session,
  type SessionState,
} from './session'

/** The moment a link means: its time, else its action group's, else the start. Clamped to the axis. */
export function momentOf(trace: Trace, link: Link): number {
  const { groups, duration } = trace
  const time =
    link.t ??
    (link.a !== undefined && groups.count > 0
      ? groups.times[Math.min(link.a, groups.count - 1)]!
      : 0)
  return Math.min(Math.max(0, time), duration)
}

/** What of the session's state a link says. */
export function statePartOf(trace: Trace, link: Link): Partial<SessionState> {
  const panel = PANELS.find((id) => id === link.panel)
  const cell = link.cell === undefined ? null : cellOf(trace, link.cell)
  return {
    panel: panel ?? (cell !== null ? 'cell' : 'transcript'),
    cell,
    offset: link.o ?? 0,
    videoOffset: link.vo ?? 0,
    range:
      link.t !== undefined && link.end !== undefined
        ? { start: link.t, end: Math.min(link.end, trace.duration) }
        : null,
  }
}

/** `r3c7` as a row-major index, or null when it is off the board. */
export function cellOf(trace: Trace, name: string): number | null {
  const match = /^r(\d{1,2})c(\d{1,2})$/i.exec(name)
  if (!match) return null
  const row = Number(match[1]) - 1
  const col = Number(match[2]) - 1
  return row >= 0 && col >= 0 && row < trace.rows && col < trace.cols
    ? row * trace.cols + col
    : null
}

/** Whether a link asks for a moment: then it wins over everything remembered. */
export const meansMoment = (link: Link): boolean =>
  link.t !== undefined || link.a !== undefined || link.q !== undefined

export interface OpenSessionOptions {
  readonly row: RowQuestions
  readonly memory: TraceMemory
  readonly lib: string
  readonly synthetic: boolean
  readonly rate: number
  readonly skipIdle: number | null
}

/** A session at the moment that a link means, paused, with everything the first frame needs. */
export function openSession(
  { entry, trace }: OpenedTrace,
  link: Link,
  options: OpenSessionOptions,
): OpenedSession {
  const { puzzle, picture, problems } = puzzleOf(trace.puzzle)
  const { words, video } = options.memory.recall(entry.key)
  const initial = {
    ...statePartOf(trace, link),
    offset: link.o ?? words ?? 0,
    videoOffset: link.vo ?? video ?? 0,
    find: link.q ?? '',
  }
  const resumed = resumeAt(options.memory, entry.key, trace.duration, meansMoment(link))
  const player = createPlayer({
    duration: trace.duration,
    initial: resumed ?? momentOf(trace, link),
    videoOffset: initial.videoOffset,
  })
  player.setRate(options.rate)
  player.setSkipIdle(options.skipIdle)
  if (initial.range) player.setLoop(initial.range)
  const session = createSession({
    key: entry.key,
    lib: options.lib,
    trace,
    puzzle,
    picture,
    pictureProblems: problems.map((problem) => problem.message),
    synthetic: options.synthetic,
    player,
    verdict: entry.verdict,
    row: options.row,
    initial,
  })
  return { session, resumed }
}

export interface OpenedSession {
  readonly session: Session
  /** Seconds: where the solve was taken up again, or null when it opened where the link or the start says. */
  readonly resumed: number | null
}
