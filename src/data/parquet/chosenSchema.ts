import type { Schema, SchemaNode } from './schemaNodes'

/**
 * The part of a schema that dotted names choose (`action_data`, `asr_data.segments.words`), lists not counted as
 * names of their own. Names that are not there choose nothing.
 */
export function chosenSchema(schema: Schema, names: readonly string[]): Schema {
  const wanted = names.map((name) => name.split('.'))
  const columns = schema.columns.flatMap((column) => {
    const kept = keep(column, wanted)
    return kept ? [kept] : []
  })
  return { columns, leaves: schema.leaves }
}

/** What of `node` is wanted; `paths` are the names still to be followed. */
function keep(node: SchemaNode, paths: readonly (readonly string[])[]): SchemaNode | null {
  const deeper = paths.filter((path) => path[0] === node.name).map((path) => path.slice(1))
  if (deeper.length === 0) return null
  return deeper.some((path) => path.length === 0) ? node : within(node, deeper)
}

function within(node: SchemaNode, paths: readonly (readonly string[])[]): SchemaNode | null {
  if (node.kind === 'leaf') return null
  if (node.kind === 'list') {
    const item = within(node.item, paths)
    return item && { ...node, item, leaves: item.leaves }
  }
  const children = node.children.flatMap((child) => {
    const kept = keep(child, paths)
    return kept ? [kept] : []
  })
  if (children.length === 0) return null
  return { ...node, children, leaves: children.flatMap((child) => child.leaves) }
}
