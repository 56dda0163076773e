import type { Command } from './clock'
import { hasLanded, isElsewhere, type Landing } from './videoLine'
import { hasStarted, isSteady, type VideoWatch } from './videoWatch'
import { BUFFERING, ENDED, PAUSED, PLAYING } from './youTubeApi'

/** A command that is out: what has to be seen of the player for it to be done. */
export interface Waiting {
  /** Null for a start that nobody here asked for: the video's own play button was pressed. */
  readonly generation: number | null
  readonly kind: Command['kind']
  /** Where the video is to land, when it is to land anywhere. */
  readonly landing: Landing | null
  /** What it is to be doing then. */
  readonly playing: boolean
  readonly rate: number | null
  /** A seek of a drag: the next one will be along in a moment. */
  readonly passing: boolean
  /** Milliseconds at which it was first, and last, sent. */
  readonly since: number
  readonly sent: number
  /** It has been told that this takes long. */
  readonly told: boolean
}

/** What is to be done about a command that is out. `quieten`: the video plays although it should not. */
export type Verdict = 'done' | 'wait' | 'quieten' | 'resend' | 'tell' | 'refused'

/** Milliseconds between the seeks of a drag. */
const DRAG_PACE = 100
/** Milliseconds after which a command without effect is told as slow, and sent again. */
const SLOW = 2500
/** Milliseconds in which a video that may start shows a sign of it. */
const START_PATIENCE = 4000
/** Milliseconds after which a steady video is believed to stay where it is. */
const GIVE_IN = 8000
/** Milliseconds a pause must last to be more than a step of seeking. */
const REAL_PAUSE = 500
/** Milliseconds after which the rate that the video has is its answer. */
const RATE_PATIENCE = 1500
/** Milliseconds a video must stay where nobody here sent it, to have been sent there in its own controls. */
const ELSEWHERE = 1000

/** Judges a command by what the player shows now (milliseconds). Pure. */
export function judge(waiting: Waiting, watch: VideoWatch, rate: number, now: number): Verdict {
  const age = now - waiting.since
  const verdict = judgeKind(waiting, watch, rate, now)
  if (verdict !== 'wait') return verdict
  if (age > GIVE_IN && isSteady(watch) && now - watch.since > GIVE_IN / 2) return 'done'
  if (age > SLOW && !waiting.told) return 'tell'
  return now - waiting.sent > SLOW && watch.state !== BUFFERING ? 'resend' : 'wait'
}

function judgeKind(waiting: Waiting, watch: VideoWatch, rate: number, now: number): Verdict {
  const age = now - waiting.since
  switch (waiting.kind) {
    case 'rate':
      return rate === waiting.rate || age > RATE_PATIENCE ? 'done' : 'wait'
    case 'pause':
      return judgePause(waiting, watch, now)
    case 'play':
      if (watch.state === PLAYING) return landed(waiting, watch, now) ? 'done' : 'wait'
      return watch.state !== BUFFERING && age > START_PATIENCE ? 'refused' : 'wait'
    case 'seek':
      if (waiting.passing) return age > DRAG_PACE ? 'done' : 'wait'
      return judgeSeek(waiting, watch, now)
  }
}

function judgePause(waiting: Waiting, watch: VideoWatch, now: number): Verdict {
  if (watch.state === BUFFERING) return 'wait'
  if (watch.state === PLAYING) return now - waiting.sent > REAL_PAUSE ? 'quieten' : 'wait'
  // A start that was asked for a moment ago may still be under way.
  return hasStarted(watch) || now - waiting.since > REAL_PAUSE ? 'done' : 'wait'
}

function judgeSeek(waiting: Waiting, watch: VideoWatch, now: number): Verdict {
  if (!hasStarted(watch)) return 'wait'
  // Sending it again would take back what was done in the video meanwhile.
  if (!landed(waiting, watch, now)) return isUsed(waiting, watch, now) ? 'done' : 'wait'
  if (watch.state === ENDED) return 'done'
  if (waiting.playing) {
    if (watch.state === PLAYING) return 'done'
    // Pausing and buffering are steps of seeking; only a pause that lasts is someone's wish.
    return watch.state === PAUSED && now - watch.since > REAL_PAUSE ? 'done' : 'wait'
  }
  if (watch.state === PLAYING) return 'quieten'
  return watch.state === PAUSED ? 'done' : 'wait'
}

/** Whether the video has been somewhere else for a while, moved since the seek was sent. */
function isUsed({ landing }: Waiting, watch: VideoWatch, now: number): boolean {
  if (landing === null || !isSteady(watch) || Number.isNaN(watch.value)) return false
  const moved = watch.state === PAUSED ? watch.changed : watch.since
  if (moved <= landing.since || now - moved <= ELSEWHERE) return false
  return isElsewhere(landing, { position: watch.value, at: watch.changed })
}

function landed(waiting: Waiting, watch: VideoWatch, now: number): boolean {
  if (waiting.landing === null) return true
  if (Number.isNaN(watch.value)) return false
  // Judged by the moment at which this time was first seen: later, it would only look later than it is.
  const at = watch.state === PLAYING ? watch.changed : now
  const rate = watch.state === PLAYING ? watch.line.rate : 0
  return hasLanded(waiting.landing, { position: watch.value, at }, rate, now)
}
