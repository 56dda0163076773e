/** A text as messages quote it, cut to so many characters; a pair of surrogates is never cut apart. */
export function inQuotes(text: string, limit = 40): string {
  // Each character is at most two units, so no more of a long text need be looked at.
  const characters = [...text.slice(0, 2 * (limit + 1))]
  return `“${characters.length > limit ? `${characters.slice(0, limit).join('')}…` : text}”`
}
