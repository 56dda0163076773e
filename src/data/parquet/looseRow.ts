import type { Problem } from '@/domain/problem'
import type { CarrierRow } from '../carrierRow'
import { letGo } from '../letGo'
import { assembleRow } from './assemble'
import type { LeafRow } from './columnCursor'
import { arraysOf } from './leafValues'
import { ownedLeaf } from './ownedLeaf'
import type { Schema, SchemaNode } from './schemaNodes'

/**
 * A row whose columns are not put together yet: some hundred arrays in place of ten thousand objects, so it is cheap to
 * hand to another thread.
 */
export interface LooseRow {
  /** Zero-based position in the file. */
  readonly row: number
  /** What each column holds of it; null where that was lost. */
  readonly leaves: readonly (LooseLeaf | null)[]
  readonly problems: readonly Problem[]
}

export type LooseLeaf = Pick<LeafRow, 'rep' | 'def' | 'values'>

interface NodeShape {
  readonly name: string
  readonly def: number
  readonly leaves: readonly number[]
}

/** What of a schema's node it takes to put rows together. */
export type ShapeNode =
  | (NodeShape & {
      readonly kind: 'leaf'
      readonly leaf: { readonly index: number; readonly maxDef: number }
    })
  | (NodeShape & { readonly kind: 'struct'; readonly children: readonly ShapeNode[] })
  | (NodeShape & {
      readonly kind: 'list'
      readonly rep: number
      readonly itemDef: number
      readonly item: ShapeNode
    })

/** What it takes to put loose rows together; plain data. */
export interface RowShape {
  readonly columns: readonly ShapeNode[]
}

/**
 * Rows of a file before they are put together; `shape` is the same for all. A row's arrays hold until the next is asked for:
 * whoever keeps one longer takes a copy (`detached`).
 */
export interface LooseRows {
  readonly shape: RowShape
  rows(options: {
    readonly start?: number
    readonly signal?: AbortSignal
    readonly onProgress?: (progress: { readonly bytes: number; readonly total: number }) => void
  }): AsyncIterable<LooseRow>
}

export function shapeOf({ columns }: Schema): RowShape {
  return { columns: columns.map(shapeOfNode) }
}

function shapeOfNode(node: SchemaNode): ShapeNode {
  const { name, def, leaves } = node
  if (node.kind === 'leaf') {
    const { index, maxDef } = node.leaf
    return { kind: 'leaf', name, def, leaves, leaf: { index, maxDef } }
  }
  if (node.kind === 'struct') {
    return { kind: 'struct', name, def, leaves, children: node.children.map(shapeOfNode) }
  }
  const { rep, itemDef, item } = node
  return { kind: 'list', name, def, leaves, rep, itemDef, item: shapeOfNode(item) }
}

/** The row as carriers give it; `value` null when no column of it could be read. */
export function putTogether(shape: RowShape, { row, leaves, problems }: LooseRow): CarrierRow {
  const value = leaves.some((leaf) => leaf !== null) ? assembleRow(shape, leaves) : null
  return { row, value, problems }
}

/** A copy that owns its arrays, and the buffers to hand over with it. */
export function detached({ row, leaves, problems }: LooseRow): {
  readonly loose: LooseRow
  readonly buffers: ArrayBuffer[]
} {
  const owned = leaves.map((leaf) => leaf && ownedLeaf(leaf))
  const loose = { row, leaves: owned.map((own) => own?.leaf ?? null), problems }
  return { loose, buffers: owned.flatMap((own) => own?.buffers ?? []) }
}

/** Gives the memory of a detached row back; it is empty after it. */
export function letGoOf({ leaves }: LooseRow): void {
  for (const leaf of leaves) {
    if (!leaf) continue
    for (const array of [leaf.rep, leaf.def, ...arraysOf(leaf.values)]) letGo(array)
  }
}
