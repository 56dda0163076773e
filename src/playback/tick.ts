import { type ClockState, stretchAt } from './clockState'
import { isMoving, positionAt } from './position'

/** Seconds left of an idle stretch after a skip, so that the next word or digit is not met mid-breath. */
const LEAD_IN = 0.5
/** Seconds: a skip that gains less is not worth the jolt. */
const WORTH_SKIPPING = 1
/** Milliseconds that "skipped 0:42" stays. */
const SKIPPED_STAYS = 4000

/** Time has passed: turns the loop, stops at the end, jumps idle stretches. Never re-times anything. */
export function tick(before: ClockState, now: number): ClockState {
  const old = before.skipped !== null && now - before.skipped.at > SKIPPED_STAYS
  const state = old ? { ...before, skipped: null } : before
  if (!isMoving(state)) return state
  const position = positionAt(state, now)
  const { loop, passed, duration } = state
  const here = { ...state, passed: position, spared: stillSpared(state, position) }
  if (loop !== null && passed < loop.end && position >= loop.end) return jump(here, loop.start)
  if (position >= duration) return { ...here, wantsPlay: false }
  return skip(here, position, now)
}

function stillSpared(state: ClockState, position: number): ClockState['spared'] {
  const { spared } = state
  return spared && position >= spared.start && position < spared.end ? spared : null
}

function skip(state: ClockState, position: number, now: number): ClockState {
  if (state.skipIdle === null) return state
  const stretch = stretchAt(state.idle, position)
  if (stretch === null || stretch === state.spared) return state
  if (stretch.end - stretch.start < state.skipIdle) return state
  // A loop that ends inside the stretch is turned there, not jumped out of.
  const { loop } = state
  if (loop && position < loop.end && stretch.end > loop.end) return state
  const target = stretch.end - LEAD_IN
  if (target - position < WORTH_SKIPPING) return state
  const skipped = { seconds: target - position, at: now }
  return { ...jump(state, target), spared: stretch, skipped }
}

function jump(state: ClockState, time: number): ClockState {
  return { ...state, wantsSeek: { time, settled: true }, passed: time }
}
