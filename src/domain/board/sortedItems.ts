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
  const items = new Set<string>()
  for (const item of trimmed.split(',')) {
    const text = item.trim()
    if (text !== '') items.add(text)
  }
  return [...items].sort()
}
