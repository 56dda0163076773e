/** Whether a word carries its own leading space, as recognisers write words that begin a new one. */
export function startsWithSpace(word: string): boolean {
  const code = word.charCodeAt(0)
  return code === 32 || code === 0xa0 || code === 0x3000 || (code >= 9 && code <= 13)
}
