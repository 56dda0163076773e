import type { LeafRow } from './columnCursor'
import type { ListNode, Schema, SchemaNode } from './schemaNodes'

/** The lists of a schema, outer before inner: the places where columns can contradict one another. */
export function listsOf(schema: Schema): readonly ListNode[] {
  const lists: ListNode[] = []
  const visit = (node: SchemaNode): void => {
    if (node.kind === 'list') {
      if (node.leaves.length > 1) lists.push(node)
      visit(node.item)
    } else if (node.kind === 'struct') node.children.forEach(visit)
  }
  schema.columns.forEach(visit)
  return lists
}

/**
 * The columns whose lists are shaped otherwise than most of their neighbours' in this row. Columns of one list
 * must agree on where its elements begin; a damaged page may decode and still say something else, and then only
 * its neighbours tell. Without a majority none can be trusted.
 */
export function disagreeing(
  lists: readonly ListNode[],
  leaves: readonly (LeafRow | null)[],
): ReadonlySet<number> {
  const wrong = new Set<number>()
  for (const list of lists) {
    const votes = new Map<number, number[]>()
    for (const index of list.leaves) {
      const leaf = leaves[index]
      if (!leaf || wrong.has(index)) continue
      const shape = shapeOf(leaf, list)
      const same = votes.get(shape)
      if (same) same.push(index)
      else votes.set(shape, [index])
    }
    if (votes.size < 2) continue
    const camps = [...votes.values()].sort((a, b) => b.length - a.length)
    const tied = camps[0]!.length === camps[1]!.length
    for (const camp of tied ? camps : camps.slice(1)) for (const index of camp) wrong.add(index)
  }
  return wrong
}

/** A hash (FNV-1a) of where the list's elements begin and which of the lists are null or empty. */
function shapeOf({ rep, def }: LeafRow, list: ListNode): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < rep.length; i++) {
    const level = rep[i]!
    if (level > list.rep) continue
    const depth = def[i]!
    hash ^= (level << 5) | Math.min(depth, list.itemDef)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash
}
