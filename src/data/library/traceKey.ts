/**
 * The stable key of a trace: the video id (which people know) and a hash of both ids, so that several puzzles of
 * one video differ, and so do video ids that differ only in case on file systems that ignore it. Safe as a file
 * name and in a URL. `copy` tells rows with the same ids apart, in the order in which they came (0 for the first).
 */
export function traceKey(youtubeId: string, puzzleId: string, copy = 0): string {
  const name = youtubeId.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 40) || 'trace'
  const hash = fnv1a(`${youtubeId}\n${puzzleId}`).toString(16).padStart(8, '0')
  return copy === 0 ? `${name}.${hash}` : `${name}.${hash}.${copy + 1}`
}

/** Which of the rows with the same ids a key names, counted from 1; 1 for a key that says nothing of it. */
export function copyOfKey(key: string): number {
  const copy = /^[^.]+\.[0-9a-f]{8}\.([1-9]\d{0,3})$/.exec(key)?.[1]
  return copy === undefined ? 1 : Number(copy)
}

/** Where a trace's file stands in its library. */
export function traceFile(key: string): string {
  return `traces/${key}.json.gz`
}

/** 32-bit FNV-1a over UTF-16 code units: stable across platforms, no cryptography meant. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193)
  }
  return hash >>> 0
}
