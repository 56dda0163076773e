import lzString from 'lz-string'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'

export interface PayloadWords {
  readonly title: string
  readonly author: string
  readonly rules: string
}

/** The puzzle as SudokuPad's source JSON. */
export function sourceOf(puzzle: DemoPuzzle, words: PayloadWords): Record<string, unknown> {
  const { size } = puzzle
  const point = (cell: number) => [Math.floor(cell / size), cell % size]
  return {
    cellSize: 50,
    metadata: {
      ...words,
      solution: puzzle.solution.map((symbol) => puzzle.symbols[symbol]!).join(''),
    },
    cells: Array.from({ length: size }, (_, r) =>
      Array.from({ length: size }, (_, c) => {
        const given = puzzle.givens[r * size + c]!
        return given < 0 ? {} : { value: puzzle.symbols[given]! }
      }),
    ),
    regions: puzzle.regions.map((region) => region.map(point)),
    cages: [],
    lines: [],
    arrows: [],
    underlays: [],
    overlays: [],
  }
}

/** `scl` and lz-string, as SudokuPad links carry it. */
export function encodePayload(source: Record<string, unknown>): string {
  return `scl${lzString.compressToBase64(JSON.stringify(source))}`
}
