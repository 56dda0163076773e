import type { TimeSource } from './clock'
import type { Player } from './player'
import type { TraceMemory } from './traceMemory'

/** Seconds: nearer to the start or the end there is nothing to come back to. */
const WORTH = 15
/** Milliseconds between notes while playing. */
const EVERY = 5000

/**
 * Where to resume a trace, in seconds, or null for its start. A moment that a link names always wins.
 * Whoever resumes says so, and offers the start in one click.
 */
export function resumeAt(
  memory: TraceMemory,
  trace: string,
  duration: number,
  linked: boolean,
): number | null {
  if (linked) return null
  const { left } = memory.recall(trace)
  return left !== undefined && left >= WORTH && left <= duration - WORTH ? left : null
}

/** Keeps where the trace is: when time comes to rest, now and then while it flows, and when it is left. */
export function rememberPosition(
  player: Player,
  memory: TraceMemory,
  trace: string,
  time: Pick<TimeSource, 'setTimer' | 'clearTimer'>,
): () => void {
  let timer: number | null = null
  const keep = () => memory.keep(trace, { left: player.position() })
  const beat = () => {
    keep()
    timer = time.setTimer(beat, EVERY)
  }
  const follow = () => {
    const { status } = player.store.getState()
    if (status === 'playing') timer ??= time.setTimer(beat, EVERY)
    else {
      if (timer !== null) time.clearTimer(timer)
      timer = null
      if (status === 'paused' || status === 'ended') keep()
    }
  }
  const stop = player.store.subscribe(follow)
  return () => {
    stop()
    if (timer !== null) time.clearTimer(timer)
    if (player.store.getState().status !== 'idle') keep()
  }
}
