/** How often each name occurs, in the order they first do. */
export function countBy<T>(items: Iterable<T>, name: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) {
    const key = name(item)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
