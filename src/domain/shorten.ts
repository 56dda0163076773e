const LIMIT = 60

/** Text of a value for a message, cut to a length a person can read; never throws. */
export function shorten(value: unknown, limit = LIMIT): string {
  const text = typeof value === 'string' ? value : textOf(value)
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}

function textOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no fields'}`
}
