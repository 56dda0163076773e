/** Every choice of `count` items, in order. */
export function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  const found: T[][] = []
  items.forEach((item, i) => {
    for (const rest of combinations(items.slice(i + 1), count - 1)) found.push([item, ...rest])
  })
  return found
}
