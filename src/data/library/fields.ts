/** Small questions to parsed JSON: what is there in the wished form, or a plain nothing. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function field(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A finite number or null. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A text, '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** An object's positive whole numbers. */
export function countsOf(value: unknown): Record<string, number> {
  if (!isObject(value)) return {}
  const counts = Object.entries(value).filter(([, n]) => Number.isInteger(n) && (n as number) > 0)
  return Object.fromEntries(counts) as Record<string, number>
}
