/**
 * Cell values in one short text, for catalogues: a character a cell, `.` for empty, row-major; when a value has
 * several characters, the values separated by spaces. An all-empty board is ''.
 */
export function boardText(values: readonly string[]): string {
  if (values.every((value) => value === '')) return ''
  const long = values.some((value) => value.length > 1)
  return values
    .map((value) => (value === '' ? '.' : value.replaceAll(' ', '_')))
    .join(long ? ' ' : '')
}

/** Reads `boardText` back: `cells` values, '' for empty; a text of another length gives an empty board. */
export function boardValues(text: string, cells: number): string[] {
  const parts = text.includes(' ') ? text.split(' ') : Array.from(text)
  if (parts.length !== cells) return new Array<string>(cells).fill('')
  return parts.map((part) => (part === '.' ? '' : part))
}
