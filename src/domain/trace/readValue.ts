import type { Problem } from '../problem'
import { shorten } from '../shorten'

/** Loosely typed values of a row, read one kind at a time; what cannot be used is reported, never thrown. */

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    !ArrayBuffer.isView(value)
  )
}

/** The value itself, or what its JSON text says when it is a string of JSON (`{…` or `[…`). */
export function unwrapJson(value: unknown, path: string, problems: Problem[]): unknown {
  if (typeof value !== 'string') return value
  const start = value.trimStart()[0]
  if (start !== '{' && start !== '[') return value
  try {
    return JSON.parse(value)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    problems.push({ path, message: `the JSON text of this field is broken (${reason})` })
    return undefined
  }
}

/** A finite number, from a number, a BigInt or a numeric string; null otherwise, reported unless null or absent. */
export function readNumber(value: unknown, path: string, problems: Problem[]): number | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  // NaN is how tables of floats write "none".
  if (value === null || value === undefined || Number.isNaN(value)) return null
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'string' && value.trim() !== '') {
    const number = Number(value)
    if (Number.isFinite(number)) return number
  }
  problems.push({ path, message: `expected a number, found ${shorten(value)}` })
  return null
}

/** Text; '' for null or absent; numbers become text; anything else is reported. */
export function readText(value: unknown, path: string, problems: Problem[]): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  problems.push({ path, message: `expected text, found ${shorten(value)}` })
  return ''
}

/**
 * A list: an array, a typed array, parquet's own nesting `{list: [{element}]}`, JSON text of one; null or absent
 * is the empty list; anything else is reported.
 */
export function readList(value: unknown, path: string, problems: Problem[]): readonly unknown[] {
  const list = unwrapJson(value, path, problems)
  if (Array.isArray(list)) return list
  if (list === null || list === undefined) return []
  if (ArrayBuffer.isView(list) && !(list instanceof DataView)) {
    return Array.from(list as unknown as ArrayLike<unknown>)
  }
  if (isFields(list) && Array.isArray(list.list)) {
    return list.list.map((item: unknown) =>
      isFields(item) && 'element' in item ? item.element : item,
    )
  }
  problems.push({ path, message: `expected a list, found ${shorten(list)}` })
  return []
}

/**
 * A list of structs, also when written as one struct of lists (`{"idx":[…],"time":[…]}`), as older exports of the
 * `datasets` library do. Lists of unequal length give as many structs as the longest, and a report.
 */
export function readStructs(value: unknown, path: string, problems: Problem[]): readonly unknown[] {
  const data = unwrapJson(value, path, problems)
  if (!isFields(data) || Array.isArray(data.list)) return readList(data, path, problems)
  const columns = Object.entries(data).map(
    ([name, column]) => [name, readList(column, `${path}.${name}`, problems)] as const,
  )
  const lengths = new Set(columns.map(([, column]) => column.length))
  if (lengths.size > 1) {
    const sizes = columns.map(([name, column]) => `${name} ${column.length}`).join(', ')
    problems.push({ path, message: `its lists differ in length: ${sizes}` })
  }
  return Array.from({ length: Math.max(0, ...lengths) }, (_, index) =>
    Object.fromEntries(columns.map(([name, column]) => [name, column[index]])),
  )
}
