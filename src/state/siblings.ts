import type { CatalogueEntry } from '@/data/library/manifest'

/** Other solves of the same video, in the order in which they are solved there. */
export function siblingsOf(
  entries: readonly CatalogueEntry[],
  { key, youtubeId }: Pick<CatalogueEntry, 'key' | 'youtubeId'>,
): CatalogueEntry[] {
  if (youtubeId === '') return []
  return entries
    .filter((entry) => entry.youtubeId === youtubeId && entry.key !== key)
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0))
}
