import type { CatalogueEntry } from '@/data/library/manifest'
import type { Link } from '@/domain/link/link'

/**
 * The catalogue entry that a link means: by video and puzzle; by the video alone, the first of its puzzles. Null when
 * it is not (yet) there.
 */
export function findEntry(
  entries: readonly CatalogueEntry[],
  link: Pick<Link, 'v' | 'p'>,
): CatalogueEntry | null {
  if (link.v === undefined) return null
  const ofVideo = entries.filter((entry) => entry.youtubeId === link.v)
  if (link.p !== undefined) return ofVideo.find((entry) => entry.puzzleId === link.p) ?? null
  return ofVideo.reduce<CatalogueEntry | null>(
    (first, entry) => (first === null || (entry.number ?? 0) < (first.number ?? 0) ? entry : first),
    null,
  )
}

/** The link parts that name an entry: the puzzle only where the video has several. */
export function entryLink(
  entries: readonly CatalogueEntry[],
  entry: CatalogueEntry,
): Pick<Link, 'v' | 'p'> {
  const several = entries.some((other) => other !== entry && other.youtubeId === entry.youtubeId)
  return several ? { v: entry.youtubeId, p: entry.puzzleId } : { v: entry.youtubeId }
}
