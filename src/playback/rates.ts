/** The slowest and the fastest that can be played. */
export const SLOWEST = 0.25
export const FASTEST = 16

/** Within what can be played; NaN becomes 1. */
export function clampRate(rate: number): number {
  return Number.isNaN(rate) ? 1 : Math.min(Math.max(rate, SLOWEST), FASTEST)
}
