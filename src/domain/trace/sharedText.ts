/** Below so many characters, comparing one by one is quicker than cutting and comparing pieces. */
const SHORT = 24

/**
 * How many characters two texts share from their beginnings, halving what is not known: the pieces are compared by the
 * engine, which is an order of magnitude quicker than a loop over their characters, and far more while code is cold.
 */
export function sharedHead(a: string, b: string): number {
  let low = 0
  let high = Math.min(a.length, b.length)
  while (high - low > SHORT) {
    const middle = (low + high) >> 1
    if (a.slice(low, middle) === b.slice(low, middle)) low = middle
    else high = middle
  }
  while (low < high && a.charCodeAt(low) === b.charCodeAt(low)) low++
  return low
}

/** How many characters two texts share up to their ends, `most` at the most. */
export function sharedTail(a: string, b: string, most: number): number {
  let low = 0
  let high = most
  while (high - low > SHORT) {
    const middle = (low + high) >> 1
    const same =
      a.slice(a.length - middle, a.length - low) === b.slice(b.length - middle, b.length - low)
    if (same) low = middle
    else high = middle
  }
  while (low < high && a.charCodeAt(a.length - 1 - low) === b.charCodeAt(b.length - 1 - low)) low++
  return low
}
