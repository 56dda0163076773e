import type { Cell } from '@/domain/board/cell'
import type { BoardSettings } from '@/domain/drawing/boardSettings'
import { colourName } from '@/domain/drawing/palette'
import type { PuzzleCell } from '@/domain/puzzle/puzzle'

/** The solver colours of a cell in words, with the keys that set them: `4 lime, 7 red`; '' for none. */
export function colourWords(cell: Cell, palette: BoardSettings['palette']): string {
  return cell.colours.map((key) => `${key} ${colourName(key, palette)}`).join(', ')
}

/** What a cell shows, in words: `given 5`, `7`, `centre 1 2, corner 3, colours 4 lime, selected`, `empty`. */
export function cellWords(
  cell: Cell,
  puzzleCell: PuzzleCell,
  around: {
    readonly fogged: boolean
    readonly selected: boolean
    readonly palette: BoardSettings['palette']
  },
): string {
  const parts: string[] = []
  const given = around.fogged ? '' : puzzleCell.given
  if (given !== '') parts.push(`given ${given}`)
  else if (cell.value !== '') parts.push(cell.value)
  else {
    if (cell.centre.length > 0) parts.push(`centre ${cell.centre.join(' ')}`)
    if (cell.corner.length > 0) parts.push(`corner ${cell.corner.join(' ')}`)
  }
  if (parts.length === 0) parts.push('empty')
  if (cell.colours.length > 0) {
    const label = cell.colours.length === 1 ? 'colour' : 'colours'
    parts.push(`${label} ${colourWords(cell, around.palette)}`)
  }
  if (cell.pen.length > 0) parts.push('pen marks')
  if (around.fogged) parts.push('in the fog')
  if (around.selected) parts.push('selected')
  return parts.join(', ')
}
