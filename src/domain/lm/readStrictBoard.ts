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
  const values = (parts[0] ?? '').trim()
  const value = tolerant && values !== '' ? known(values.split(',')).join(',') : values
  const centre = marksOf(parts[1], tolerant)
  const corner = marksOf(parts[2], tolerant)
  const sound =
    (value === '' || STRICT_VALUES.has(value)) &&
    (tolerant || (centre.every(isKnown) && corner.every(isKnown)))
  return sound ? strictCell(value === '' ? '.' : value, centre, corner) : null
}

const NONE: readonly string[] = []

function marksOf(part: string | undefined, tolerant: boolean): readonly string[] {
  const text = part?.trim() ?? ''
  if (text === '') return NONE
  const marks = text.split(',')
  return tolerant ? known(marks) : marks.filter((mark) => mark !== '')
}

/** Without the special digits; the list itself where it has none, which is nearly always. */
function known(items: readonly string[]): readonly string[] {
  return items.every(isKnown) ? items : items.filter(isKnown)
}

function isKnown(item: string): boolean {
  return STRICT_VALUES.has(item)
}
