import { STRICT_VALUES, type StrictBoard, type StrictCell, strictCell } from './strictCell'

/**
 * A state read as the publishers do, special digits dropped first (`tolerant`, as for every state they compare) or not
 * (as for the initial board of their output). Null where their code fails: no JSON, no list of cells, a cell that is no
 * text, a value that is none.
 */
export function readStrictBoard(text: string | null, tolerant: boolean): StrictBoard | null {
  if (text === null) return null
  let state: unknown
  try {
    state = JSON.parse(text)
  } catch {
    return null
  }
  if (state === null || typeof state !== 'object' || Array.isArray(state)) return null
  const cells = (state as Record<string, unknown>).cells
  // Without the clean-up a missing list is an empty one.
  if (cells === undefined && !tolerant) return []
  if (!Array.isArray(cells)) return null
  const board: StrictCell[] = []
  for (const cell of cells as unknown[]) {
    if (typeof cell !== 'string') return null
    const read = readStrictCell(cell, tolerant)
    if (read === null) return null
    board.push(read)
  }
  return board
}

/** One cell's state string; null where a value is none of theirs. */
export function readStrictCell(text: string, tolerant: boolean): StrictCell | null {
  const parts = text.split('/')
  const items = (index: number) => {
    const list = (parts[index] ?? '').trim().split(',')
    return list.filter((item) => (tolerant ? STRICT_VALUES.has(item) : item !== ''))
  }
  const value = tolerant ? items(0).join(',') : (parts[0] ?? '').trim()
  const cell = strictCell(value === '' ? '.' : value, items(1), items(2))
  const all = [cell.value, ...cell.candidates, ...cell.corner]
  return all.every((item) => STRICT_VALUES.has(item)) ? cell : null
}
