type Row = Record<string, unknown>

/** The other library gives its own nesting of lists; an empty list is its struct without members. */
export function unlisted(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(unlisted)
  if (value === null || typeof value !== 'object') return value
  const fields = value as Row
  if (Object.keys(fields).length === 0) return []
  if (Array.isArray(fields.list))
    return fields.list.map((item) => unlisted((item as Row).element ?? null))
  return Object.fromEntries(Object.entries(fields).map(([name, item]) => [name, unlisted(item)]))
}

/** Nulls, absent fields, and the order of fields are not told apart; whole BigInts are numbers. */
export function bare(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(bare)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([, item]) => item !== null && item !== undefined)
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, bare(v)]))
}
