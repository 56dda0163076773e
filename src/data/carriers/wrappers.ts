import type { Problem } from '@/domain/problem'
import { salvageJson } from './salvageJson'

/** A row taken out of what was wrapped round it. */
export interface UnwrappedRow {
  readonly value: unknown
  readonly problems: readonly Problem[]
}

/** The rows of a single JSON object that is not a row itself, and what kind of answer it is. */
export interface Wrapped {
  readonly kind: 'rows-api' | 'json-object'
  readonly values: readonly unknown[]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The rows a single JSON object stands for: the Hub's rows-API answer, a `{"data": […]}` wrapper, or a table
 * by columns (`{"youtube_id": […], …}`); the object itself where it is none of these.
 */
export function rowsOfObject(value: unknown): Wrapped {
  if (isObject(value)) {
    if (Array.isArray(value.rows) && value.action_data === undefined) {
      return { kind: 'rows-api', values: value.rows }
    }
    if (Array.isArray(value.data) && value.action_data === undefined) {
      return { kind: 'json-object', values: value.data }
    }
    const ids = value.youtube_id
    if (Array.isArray(ids) || isObject(ids))
      return { kind: 'json-object', values: byRows(value, ids) }
  }
  return { kind: 'json-object', values: [value] }
}

/** `{a: [1, 2], b: [3, 4]}` (or pandas' `{a: {"0": 1, …}}`) as `[{a: 1, b: 3}, {a: 2, b: 4}]`. */
function byRows(table: Record<string, unknown>, ids: object): unknown[] {
  return Object.keys(ids).map((key) => {
    const row: Record<string, unknown> = {}
    for (const [name, column] of Object.entries(table)) {
      row[name] = (column as Record<string, unknown> | null)?.[key] ?? null
    }
    return row
  })
}

/**
 * A row of the rows API (`{row_idx, row, truncated_cells}`) as a plain row, each cut cell named; any other
 * value as it is. A cell that was cut inside JSON text keeps the elements before the cut.
 */
export function unwrapRow(value: unknown): UnwrappedRow {
  if (!isObject(value) || !isObject(value.row) || !('row_idx' in value)) {
    return { value, problems: [] }
  }
  const row: Record<string, unknown> = { ...value.row }
  const cut = Array.isArray(value.truncated_cells) ? value.truncated_cells : []
  const problems: Problem[] = []
  for (const name of cut) {
    if (typeof name !== 'string') continue
    const cell = row[name]
    const kept = typeof cell === 'string' && /^\s*[[{]/.test(cell) ? salvageJson(cell) : cell
    row[name] = kept ?? null
    problems.push({
      path: name,
      message: `${name} was cut short by the rows API, which limits the size of a cell: ${keptWords(kept)}. Open the raw file for the whole.`,
    })
  }
  return { value: row, problems }
}

function keptWords(kept: unknown): string {
  if (Array.isArray(kept)) return `its first ${kept.length} entries are here`
  return kept === null || kept === undefined ? 'nothing of it is here' : 'part of it is here'
}
