/**
 * Index of the first value at or above `value` in an ascending array.
 *
 * @param from search begins here (an index known to be at or before the answer)
 */
export function lowerBound(values: ArrayLike<number>, value: number, from = 0, to = values.length) {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** As `lowerBound`, quick when the answer is near `from`: steps double until they pass it. */
export function gallop(values: ArrayLike<number>, value: number, from: number): number {
  let step = 1
  let low = from
  let high = from
  while (high < values.length && values[high]! < value) {
    low = high + 1
    high += step
    step *= 2
  }
  return lowerBound(values, value, low, Math.min(high, values.length))
}
