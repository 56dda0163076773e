import type { CatalogueEntry } from '@/data/library/manifest'
import { copyOfKey } from '@/data/library/traceKey'
import type { Link } from '@/domain/link/link'

/** The link parts that name one solve of a library. */
export type EntryName = Pick<Link, 'v' | 'p' | 'copy'>

/**
 * The catalogue entry that a link means: by video, puzzle and copy; by the video alone, the first of its puzzles; a
 * row without ids by its key. Where that copy is not there, the first that is: whoever shows it says so. Null when
 * none is (yet) there.
 */
export function findEntry(
  entries: readonly CatalogueEntry[],
  link: EntryName,
): CatalogueEntry | null {
  const { v, p, copy = 1 } = link
  if (v === undefined) return null
  const meant = entries.filter(
    (entry) => entry.youtubeId === v && (p === undefined || entry.puzzleId === p),
  )
  if (meant.length === 0) return entries.find((entry) => entry.key === v) ?? null
  const copies = meant.filter((entry) => copyOfKey(entry.key) === copy)
  return (copies.length > 0 ? copies : meant).reduce((first, entry) =>
    (entry.number ?? 0) < (first.number ?? 0) ? entry : first,
  )
}

/** The link parts that name an entry: puzzle and copy only where the video has several. */
export function entryLink(
  entries: readonly CatalogueEntry[],
  { key, youtubeId, puzzleId }: Pick<CatalogueEntry, 'key' | 'youtubeId' | 'puzzleId'>,
): EntryName {
  // What names no video, or beside other puzzles of the video no puzzle, has no other name than its key.
  if (youtubeId === '') return { v: key }
  const several = entries.some((other) => other.key !== key && other.youtubeId === youtubeId)
  if (!several) return { v: youtubeId }
  if (puzzleId === '') return { v: key }
  const copy = copyOfKey(key)
  return { v: youtubeId, p: puzzleId, ...(copy === 1 ? {} : { copy }) }
}
