import { boardValues } from '@/data/library/boardText'
import type { CatalogueEntry } from '@/data/library/manifest'
import { type Picture, puzzleOfPicture } from '@/data/library/picture'
import { EMPTY_CELL } from '@/domain/board/emptyCell'
import { makeCell } from '@/domain/board/makeCell'
import { DEFAULT_BOARD_SETTINGS } from '@/domain/drawing/boardSettings'
import { drawBoard } from '@/domain/drawing/drawBoard'
import { puzzleOf } from '@/domain/puzzle/puzzleOf'
import { paintCanvas } from '@/views/board/paintCanvas'

const NO_PICTURE: Picture = { encoded_puzzle: '', visual_elements: '' }

/** Paints the solve's last board over its puzzle, at the canvas's size on screen. */
export function paintThumbnail(
  entry: CatalogueEntry,
  picture: Picture | null,
  canvas: HTMLCanvasElement,
  theme: 'light' | 'dark',
): void {
  const context = canvas.getContext('2d')
  const { width, height } = canvas.getBoundingClientRect()
  if (!context || width === 0) return
  const dpr = window.devicePixelRatio || 1
  canvas.width = Math.round(width * dpr)
  canvas.height = Math.round(height * dpr)
  const { puzzle } = puzzleOf(puzzleOfPicture(entry, picture ?? NO_PICTURE))
  const values = boardValues(entry.final, entry.rows * entry.cols)
  const board = {
    rows: entry.rows,
    cols: entry.cols,
    cellAt: (index: number) => {
      const value = values[index] ?? ''
      return value === '' ? EMPTY_CELL : makeCell({ ...EMPTY_CELL, value })
    },
  }
  paintCanvas(
    context,
    drawBoard(puzzle, board, [], { ...DEFAULT_BOARD_SETTINGS, theme, outlines: false }),
    { width, height, dpr },
  )
}
