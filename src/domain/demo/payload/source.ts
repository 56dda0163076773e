import lzString from 'lz-string'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'
import { type ClueParts, partsOf } from './clueParts'

export interface PayloadWords {
  readonly title: string
  readonly author: string
  readonly rules: string
}

/** The puzzle as SudokuPad's source JSON; `hidden` leaves the solution out. */
export function sourceOf(
  puzzle: DemoPuzzle,
  words: PayloadWords,
  hidden: boolean,
): Record<string, unknown> {
  const { size, fogLights } = puzzle
  const point = (cell: number) => [Math.floor(cell / size), cell % size]
  const parts: ClueParts = { cages: [], lines: [], arrows: [], underlays: [], overlays: [] }
  for (const constraint of puzzle.constraints) {
    const more = partsOf(constraint, size)
    for (const key of ['cages', 'lines', 'arrows', 'underlays', 'overlays'] as const)
      parts[key].push(...more[key])
  }
  return {
    cellSize: 50,
    metadata: {
      ...words,
      ...(hidden ? {} : { solution: puzzle.solution.map((s) => puzzle.symbols[s]!).join('') }),
      ...(puzzle.antiKnight ? { antiknight: true } : {}),
    },
    cells: Array.from({ length: size }, (_, r) =>
      Array.from({ length: size }, (_, c) => {
        const given = puzzle.givens[r * size + c]!
        return given < 0 ? {} : { value: puzzle.symbols[given]! }
      }),
    ),
    regions: puzzle.regions.map((region) => region.map(point)),
    ...parts,
    ...(fogLights ? { foglight: fogLights.map(point) } : {}),
  }
}

/** `scl` and lz-string, as SudokuPad links carry it. */
export function encodePayload(source: Record<string, unknown>): string {
  return `scl${lzString.compressToBase64(JSON.stringify(source))}`
}
