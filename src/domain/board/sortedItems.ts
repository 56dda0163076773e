const none: readonly string[] = Object.freeze([])

/**
 * Items of a comma list as SudokuPad keeps them: trimmed, empty ones dropped, duplicates collapsed, sorted as
 * text (`10` before `2`). Loading a state, SudokuPad lets a colour named twice cancel itself; here it stays,
 * because a viewer must not lose what the row says.
 */
export function sortedItems(list: string): readonly string[] {
  const trimmed = list.trim()
  if (trimmed === '') return none
  if (!trimmed.includes(',')) return [trimmed]
  const items = trimmed.split(',')
  if (items.every(isInPlace)) return items
  const kept = new Set(items.map((item) => item.trim()))
  kept.delete('')
  return [...kept].sort()
}

/** A trimmed item greater than the one before: nearly all lists are written in order. */
function isInPlace(item: string, index: number, items: readonly string[]): boolean {
  return item !== '' && item.trim() === item && (index === 0 || (items[index - 1] ?? '') < item)
}
