/**
 * A value that hyparquet decoded, as plain JSON-like data: whole numbers beyond 2^53 become decimal text (a
 * number would round them, a bigint is no JSON), dates ISO text, raw bytes hexadecimal text.
 */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : value.toString()
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : value.toISOString()
  }
  if (value instanceof Uint8Array) {
    return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  return value
}
