import { ownedValues } from './leafValues'
import type { LooseLeaf } from './looseRow'

/**
 * A copy of what a column holds of a row that owns its arrays, and their buffers: columns are views of whole pages, which
 * keeping or posting a view would keep or copy.
 */
export function ownedLeaf(leaf: LooseLeaf): {
  readonly leaf: LooseLeaf
  readonly buffers: readonly ArrayBuffer[]
} {
  const rep = leaf.rep.slice()
  const def = leaf.def.slice()
  const { values, buffers } = ownedValues(leaf.values)
  return { leaf: { rep, def, values }, buffers: [rep.buffer, def.buffer, ...buffers] }
}
