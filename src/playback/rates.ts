/** The speeds the interface offers, slowest first. */
export const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 3, 4, 8, 16] as const

export const SLOWEST = 0.25
export const FASTEST = 16

/** The next speed offered above (`direction` 1) or below (-1) `rate`; the same at the ends. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const found =
    direction === 1 ? RATES.find((r) => r > rate) : [...RATES].reverse().find((r) => r < rate)
  return found ?? (direction === 1 ? FASTEST : SLOWEST)
}

/** Within what can be played; NaN becomes 1. */
export function clampRate(rate: number): number {
  return Number.isNaN(rate) ? 1 : Math.min(Math.max(rate, SLOWEST), FASTEST)
}
