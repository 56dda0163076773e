/** One line of comma-separated values (RFC 4180), without its end of line; null and undefined are empty. */
export function csvLine(values: readonly unknown[]): string {
  return values
    .map((value) => {
      const text = value === null || value === undefined ? '' : String(value)
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(',')
}
