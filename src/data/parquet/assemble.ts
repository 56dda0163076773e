import { listedValues } from './leafValues'
import type { LooseLeaf, RowShape, ShapeNode } from './looseRow'

/**
 * One row put together from what its columns hold, walking them side by side by their levels (the record
 * assembly of the Dremel paper, which Parquet's levels come from). `leaves[i]` null: that column is lost in this
 * row, and what it would have held is null. The columns must agree (see `disagreeing`).
 */
export function assembleRow(
  shape: RowShape,
  leaves: readonly (LooseLeaf | null)[],
): Record<string, unknown> {
  const assembly = new Assembly(leaves)
  const row: Record<string, unknown> = {}
  for (const column of shape.columns) row[column.name] = assembly.read(column)
  return row
}

class Assembly {
  #leaves: readonly (LooseLeaf | null)[]
  #values: readonly ArrayLike<unknown>[]
  #entry: Int32Array
  #value: Int32Array

  constructor(leaves: readonly (LooseLeaf | null)[]) {
    this.#leaves = leaves
    this.#values = leaves.map((leaf) => (leaf ? listedValues(leaf.values) : []))
    this.#entry = new Int32Array(leaves.length)
    this.#value = new Int32Array(leaves.length)
  }

  read(node: ShapeNode): unknown {
    if (node.kind === 'leaf') {
      const { index, maxDef } = node.leaf
      const leaf = this.#leaves[index]
      if (!leaf) return null
      const there = leaf.def[this.#entry[index]!++] === maxDef
      return there ? this.#values[index]![this.#value[index]!++] : null
    }
    const guide = this.#guide(node.leaves)
    if (guide < 0) return null
    const { rep, def } = this.#leaves[guide]!
    const level = def[this.#entry[guide]!]!
    if (level < node.def) return this.#pass(node.leaves, null)
    if (node.kind === 'struct') {
      const struct: Record<string, unknown> = {}
      for (const child of node.children) struct[child.name] = this.read(child)
      return struct
    }
    if (level < node.itemDef) return this.#pass(node.leaves, [])
    const list: unknown[] = []
    do list.push(this.read(node.item))
    while (this.#entry[guide]! < rep.length && rep[this.#entry[guide]!] === node.rep)
    return list
  }

  /** The column whose levels say what is there: the first that is not lost. */
  #guide(leaves: readonly number[]): number {
    for (const leaf of leaves) if (this.#leaves[leaf]) return leaf
    return -1
  }

  /** Steps every column over the one entry that stands for a null or an empty list. */
  #pass<T>(leaves: readonly number[], value: T): T {
    for (const leaf of leaves) this.#entry[leaf]!++
    return value
  }
}
