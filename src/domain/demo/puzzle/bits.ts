/** Number of symbols in a mask. */
export function countBits(mask: number): number {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n++
  return n
}

/** Index of the lowest symbol in a mask that is not empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

/** Index of the highest symbol in a mask that is not empty. */
export function highestBit(mask: number): number {
  return 31 - Math.clz32(mask)
}

/** The symbols of a mask, ascending. */
export function bitsOf(mask: number): number[] {
  const list: number[] = []
  for (let m = mask; m !== 0; m &= m - 1) list.push(lowestBit(m))
  return list
}
