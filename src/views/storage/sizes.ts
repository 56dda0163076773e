/** Bytes as people say them: 93.7 MB, 320 kB. */
export function sizeWords(bytes: number): string {
  if (!Number.isFinite(bytes)) return 'unknown size'
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`
  return `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / 1000)).toLocaleString('en')} kB`
}

/** Seconds to go as people say them: "about 2 minutes". */
export function waitWords(seconds: number | null): string {
  if (seconds === null || !Number.isFinite(seconds)) return ''
  if (seconds < 5) return 'a few seconds left'
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} seconds left`
  return `about ${Math.round(seconds / 60)} minutes left`
}
