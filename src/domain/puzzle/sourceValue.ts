/**
 * Reading a decoded JSON value that nobody vouches for: own properties only (a key `__proto__` or `constructor`
 * in the source never reaches a prototype), and every reader answers undefined for what it cannot use.
 */
export type SourceObject = Readonly<Record<string, unknown>>

/** True for a JSON object (not an array, not null). */
export function isObject(value: unknown): value is SourceObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object's own property, or undefined. */
export function own(object: SourceObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** The value if it is an array, else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Text of a string, number or boolean; undefined for anything else. Zipped sources turn digits into numbers. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return undefined
}

/** A finite number, also written as text (`"3"`); undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > 40 || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** What a program of the web would call true; the texts `false`, `0` and `f` are false. */
export function flagOf(value: unknown): boolean {
  if (typeof value === 'string') return !/^(false|f|0|no|)$/i.test(value.trim())
  return Boolean(value)
}
