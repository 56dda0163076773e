/** Seconds: how far words can be moved against the board, and in which steps. */
export const WORDS_LIMIT = 30
export const OFFSET_STEP = 0.1
/** Seconds: how far a video can be moved; a re-upload may have lost or won a whole introduction. */
export const VIDEO_LIMIT = 600

/** An offset within ±`limit` seconds, in whole steps; 0 for anything that is not a number. */
export function cleanOffset(seconds: number, limit: number): number {
  if (!Number.isFinite(seconds)) return 0
  const bounded = Math.min(Math.max(seconds, -limit), limit)
  // Adding 0 makes -0 the 0 that it looks like.
  return Math.round(bounded / OFFSET_STEP) / Math.round(1 / OFFSET_STEP) + 0
}
