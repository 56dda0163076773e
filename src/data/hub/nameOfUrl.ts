/** What messages call the file at a URL: its last part. */
export function nameOfUrl(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  const last = path.split('/').filter(Boolean).at(-1) ?? url
  try {
    return decodeURIComponent(last)
  } catch {
    // A stray percent sign: the name as it is written.
    return last
  }
}

/** What messages call the server of a URL. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
