/**
 * Index of the last value at or before `value` in an array that never falls (its first `length` places); −1 when all lie
 * after it.
 */
export function lastAtOrBefore(
  rising: ArrayLike<number>,
  value: number,
  length: number = rising.length,
): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
