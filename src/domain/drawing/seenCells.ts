import type { UniqueGroup } from './uniqueGroups'

/** The cells that share a group with every selected cell and are not selected themselves; none without a selection. */
export function seenCells(groups: readonly UniqueGroup[], selection: readonly number[]): number[] {
  const chosen = new Set(selection)
  const seenBy = new Map<number, number>()
  for (const index of chosen) {
    const peers = new Set(groups.filter((group) => group.includes(index)).flat())
    for (const peer of peers) seenBy.set(peer, (seenBy.get(peer) ?? 0) + 1)
  }
  return [...seenBy]
    .filter(([index, count]) => count === chosen.size && !chosen.has(index))
    .map(([index]) => index)
    .sort((a, b) => a - b)
}
