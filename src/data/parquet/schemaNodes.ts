import type { SchemaElement, SchemaTree } from 'hyparquet'

/** One stored column: where it stands in the schema and how deep its levels go. */
export interface Leaf {
  readonly index: number
  /** As the file names it, `action_data.list.element.time`. */
  readonly path: string
  /** As a person names it, `action_data[].time`. */
  readonly label: string
  readonly element: SchemaElement
  readonly schemaPath: readonly SchemaTree[]
  readonly maxDef: number
  readonly maxRep: number
}

interface NodeFacts {
  readonly name: string
  /** Definition level from which on this node itself is there. */
  readonly def: number
  /** Indices of all leaves beneath (of itself, for a leaf). */
  readonly leaves: readonly number[]
}

export interface LeafNode extends NodeFacts {
  readonly kind: 'leaf'
  readonly leaf: Leaf
}

export interface StructNode extends NodeFacts {
  readonly kind: 'struct'
  readonly children: readonly SchemaNode[]
}

export interface ListNode extends NodeFacts {
  readonly kind: 'list'
  /** Repetition level at which another element of this list begins. */
  readonly rep: number
  /** Definition level from which on the list has an element. */
  readonly itemDef: number
  readonly item: SchemaNode
}

export type SchemaNode = LeafNode | StructNode | ListNode

export interface Schema {
  readonly columns: readonly SchemaNode[]
  readonly leaves: readonly Leaf[]
}

interface Place {
  readonly def: number
  readonly rep: number
  readonly label: string
  readonly above: readonly SchemaTree[]
}

/**
 * The schema as rows are assembled from it: lists freed of the groups that wrap them, in all the layouts that
 * writers have used. Source: parquet-format, LogicalTypes.md, "Lists" and its backward compatibility rules.
 * Maps come as lists of {key, value}, which loses nothing.
 */
export function schemaOf(root: SchemaTree): Schema {
  const leaves: Leaf[] = []
  const top: Place = { def: 0, rep: 0, label: '', above: [root] }
  const columns = root.children.map((child) => nodeOf(child, top, leaves))
  return { columns, leaves }
}

function nodeOf(tree: SchemaTree, place: Place, leaves: Leaf[]): SchemaNode {
  const { name, repetition_type } = tree.element
  const label = place.label === '' ? name : `${place.label}.${name}`
  const above = [...place.above, tree]
  // A repeated field without a list round it is a list of itself, never null.
  if (repetition_type === 'REPEATED') {
    return listOf(name, place.def, tree, null, { ...place, label, above }, leaves)
  }
  const def = place.def + (repetition_type === 'OPTIONAL' ? 1 : 0)
  const inner: Place = { def, rep: place.rep, label, above }
  const repeated = wrappedList(tree)
  if (repeated) {
    const around = { ...inner, above: [...above, repeated] }
    return listOf(name, def, repeated, elementOf(repeated), around, leaves)
  }
  return plainNode(name, tree, inner, leaves)
}

/** A leaf or struct; `place` already counts `tree` itself. */
function plainNode(name: string, tree: SchemaTree, place: Place, leaves: Leaf[]): SchemaNode {
  const { def, rep, label, above } = place
  if (tree.children.length === 0) {
    const leaf: Leaf = {
      index: leaves.length,
      path: tree.path.join('.'),
      label,
      element: tree.element,
      schemaPath: above,
      maxDef: def,
      maxRep: rep,
    }
    leaves.push(leaf)
    return { kind: 'leaf', name, def, leaves: [leaf.index], leaf }
  }
  const children = tree.children.map((child) => nodeOf(child, place, leaves))
  return { kind: 'struct', name, def, leaves: children.flatMap((c) => c.leaves), children }
}

/**
 * A list whose repeated field is `repeated`, with which `place.above` ends; `def` is the list's own level and
 * `element` what stands inside, null where the repeated field is itself the element.
 */
function listOf(
  name: string,
  def: number,
  repeated: SchemaTree,
  element: SchemaTree | null,
  place: Place,
  leaves: Leaf[],
): ListNode {
  const itemDef = place.def + 1
  const rep = place.rep + 1
  const inside: Place = { def: itemDef, rep, label: `${place.label}[]`, above: place.above }
  const item = element
    ? unnamed(element, inside, leaves)
    : plainNode(repeated.element.name, repeated, inside, leaves)
  return { kind: 'list', name, def, rep, itemDef, leaves: item.leaves, item }
}

/** A list's element: its own name is the writer's and means nothing to people. */
function unnamed(tree: SchemaTree, place: Place, leaves: Leaf[]): SchemaNode {
  const optional = tree.element.repetition_type === 'OPTIONAL' ? 1 : 0
  const above = [...place.above, tree]
  const inner: Place = { ...place, def: place.def + optional, above }
  if (tree.element.repetition_type === 'REPEATED') {
    return listOf(tree.element.name, place.def, tree, null, { ...place, above }, leaves)
  }
  const repeated = wrappedList(tree)
  if (repeated) {
    const around = { ...inner, above: [...above, repeated] }
    return listOf(tree.element.name, inner.def, repeated, elementOf(repeated), around, leaves)
  }
  return plainNode(tree.element.name, tree, inner, leaves)
}

/** Names that writers give the repeated group inside a list they forgot to annotate. */
const REPEATED_NAMES = new Set(['list', 'bag', 'array'])

/** The repeated field of a group that stands for a list, or null. */
function wrappedList(tree: SchemaTree): SchemaTree | null {
  const only = tree.children.length === 1 ? tree.children[0]! : null
  if (only?.element.repetition_type !== 'REPEATED') return null
  const { converted_type, logical_type } = tree.element
  const annotated =
    converted_type === 'LIST' ||
    converted_type === 'MAP' ||
    converted_type === 'MAP_KEY_VALUE' ||
    logical_type?.type === 'LIST' ||
    logical_type?.type === 'MAP'
  return annotated || REPEATED_NAMES.has(only.element.name) ? only : null
}

/** The element inside a list's repeated group, or null where the group is the element itself. */
function elementOf(repeated: SchemaTree): SchemaTree | null {
  const { name } = repeated.element
  if (repeated.children.length !== 1 || name === 'array' || name.endsWith('_tuple')) return null
  const only = repeated.children[0]!
  // A map whose values were left out has keys, which are no list's elements.
  return name === 'key_value' || name === 'map' ? null : only
}
