import { isObject, listOf, own, type SourceObject } from './sourceValue'

/** What a payload holds, counted in its decoded source before anything is converted or left out. */
export interface PayloadFacts {
  /** How the payload starts: `scl…`, `ctc…`, `fpuz…`/`fpuzzles…`, or bare JSON. */
  readonly kind: 'scl' | 'bare' | 'fpuz' | 'ctc'
  /** Whether the text was SudokuPad's short form rather than JSON. */
  readonly zipped: boolean
  readonly family: 'sudokupad' | 'fpuzzles'
  readonly rows: number
  readonly cols: number
  readonly givens: number
  readonly lines: number
  readonly arrows: number
  /** Those with cells; the others carry metadata. */
  readonly cages: number
  readonly overlays: number
  readonly underlays: number
  readonly regions: number
  readonly fog: boolean
  /** Whether part of the picture is a background image. */
  readonly bg: boolean
  readonly title: string
  readonly author: string
  readonly hasSolution: boolean
  /** f-puzzles only: the names of its constraint lists that are not empty, sorted. */
  readonly constraints?: readonly string[]
}

/** The counts of a SudokuPad source. */
export function countSudokuPad(source: SourceObject) {
  const grid = listOf(own(source, 'cells')).filter(Array.isArray)
  let givens = 0
  for (const row of grid)
    for (const cell of row) {
      const value = isObject(cell) ? own(cell, 'value') : undefined
      if (value !== undefined && value !== null && value !== '') givens += 1
    }
  const length = (key: string) => listOf(own(source, key)).length
  const cages = listOf(own(source, 'cages'))
  return {
    rows: grid.length,
    cols: grid.reduce((most: number, row: unknown[]) => Math.max(most, row.length), 0),
    givens,
    lines: length('lines'),
    arrows: length('arrows'),
    cages: cages.filter((cage) => isObject(cage) && listOf(own(cage, 'cells')).length > 0).length,
    overlays: length('overlays'),
    underlays: length('underlays'),
    regions: length('regions'),
    bg: [own(source, 'metadata'), own(source, 'metaData')].some(
      (metadata) => isObject(metadata) && Boolean(own(metadata, 'bgimage')),
    ),
    fog: own(source, 'foglight') !== undefined || own(source, 'triggereffect') !== undefined,
  }
}
