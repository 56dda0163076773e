import type { CatalogueEntry } from '@/data/library/manifest'
import { copyOfKey } from '@/data/library/traceKey'
import { titleOf } from './titleOf'

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

/** What a sibling is called beside the solve that is open: another row of the very same one by its number. */
export function siblingTitle(
  open: Pick<CatalogueEntry, 'puzzleId'>,
  entry: CatalogueEntry,
): string {
  const copy = copyOfKey(entry.key)
  return copy > 1 || entry.puzzleId === open.puzzleId
    ? `${titleOf(entry)} (copy ${copy})`
    : titleOf(entry)
}
