/** Speeds offered, ascending. Above 2 the video cannot follow and pauses. */
export const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16] as const

/** The next speed up or down from any speed; the ends stay. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const list = direction > 0 ? RATES : [...RATES].reverse()
  return list.find((choice) => (direction > 0 ? choice > rate : choice < rate)) ?? rate
}
