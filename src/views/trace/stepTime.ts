/** Seconds: a time this close counts as where we are, not as the next one. */
const HERE = 0.05

/** The next or previous of ascending times seen from `now` (seconds), or null where there is none. */
export function stepTime(times: readonly number[], now: number, direction: 1 | -1): number | null {
  if (direction > 0) return times.find((time) => time > now + HERE) ?? null
  return times.findLast((time) => time < now - HERE) ?? null
}
