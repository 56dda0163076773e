import { parseQuery } from './parseQuery'

/** The id of the technique that a query is about where it asks for nothing else: `technique:x wing`. Null otherwise. */
export function techniqueAlone(query: string): string | null {
  const read = parseQuery(query)
  if (!read.ok) return null
  const [clause, another] = read.value.clauses
  const [term, either] = clause?.terms ?? []
  return another || either || term?.kind !== 'technique' ? null : term.id
}
