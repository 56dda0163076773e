/** Beyond so many it is quicker to sort everything. */
const FEW = 50

/**
 * The first `count` of the items in an order, without putting the others in order.
 *
 * @param order as for `sort`; items that it calls equal keep their places
 */
export function firstOf<T>(
  items: Iterable<T> & { readonly length: number },
  count: number,
  order: (a: T, b: T) => number,
): T[] {
  if (count > FEW || items.length <= count) return [...items].sort(order).slice(0, count)
  const first: T[] = []
  for (const item of items) {
    if (first.length === count && (count === 0 || order(item, first[count - 1]!) >= 0)) continue
    let at = first.length === count ? count - 1 : first.length
    while (at > 0 && order(item, first[at - 1]!) < 0) {
      first[at] = first[at - 1]!
      at--
    }
    first[at] = item
  }
  return first
}
