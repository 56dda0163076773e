import { cellsOf, indicesOf } from './cellRefs'
import { limits } from './limits'
import type { ProblemLog } from './problemLog'
import type { Puzzle, PuzzleCell } from './puzzle'
import { readCage } from './readCage'
import { readDecoration } from './readDecoration'
import { isFogLight, readFog } from './readFog'
import { readArrow, readLine } from './readLine'
import { collectMetadata, readMetadata } from './readMetadata'
import { type PartReading, readParts } from './readParts'
import { isObject, listOf, own, type SourceObject, textOf } from './sourceValue'

const noCell: PuzzleCell = Object.freeze({ given: '', corner: [], centre: [] })

/**
 * A puzzle from SudokuPad's own source form. Unsound parts are left out, each with a problem in `problems`; null
 * (with a problem) if there is no grid to put them on, or one beyond `limits.side`.
 */
export function fromSudokuPad(source: SourceObject, problems: ProblemLog): Puzzle | null {
  const grid = listOf(own(source, 'cells')).slice(0, limits.points).filter(Array.isArray)
  const rows = grid.length
  const cols = grid.reduce((most: number, row: unknown[]) => Math.max(most, row.length), 0)
  if (rows === 0 || cols === 0) {
    problems.add('cells', 'The payload holds no grid: its `cells` should be rows of cells')
    return null
  }
  if (rows > limits.side || cols > limits.side) {
    const most = `${limits.side} by ${limits.side}`
    problems.add('cells', `The payload's grid is larger than ${most} cells, the most that is drawn`)
    return null
  }
  const cells: PuzzleCell[] = []
  for (const row of grid)
    for (let col = 0; col < cols; col++) {
      const cell: unknown = row[col]
      cells.push(isObject(cell) ? readCell(cell) : noCell)
    }
  const reading: PartReading = { problems, pointsLeft: limits.totalPoints }
  const id = (textOf(own(source, 'id')) ?? '').slice(0, 200)
  const metadata = collectMetadata(source)
  // Names of rules for the whole board, which SudokuPad shows as a badge.
  const names = listOf(own(source, 'global'))
    .slice(0, 40)
    .map((name) => textOf(name) ?? '')
    .filter(Boolean)
  const cages = readParts(own(source, 'cages'), 'cages', reading, readCage)
  return {
    rows,
    cols,
    cells,
    regions: readRegions(own(source, 'regions'), rows, cols, reading),
    // A cage that only says where the fog is lit is a note to the app, not a drawing.
    cages: cages.map((cage) => (isFogLight(cage.value) ? { ...cage, hidden: true } : cage)),
    lines: readParts(own(source, 'lines'), 'lines', reading, readLine),
    arrows: readParts(own(source, 'arrows'), 'arrows', reading, readArrow),
    underlays: readParts(own(source, 'underlays'), 'underlays', reading, readDecoration),
    overlays: readParts(own(source, 'overlays'), 'overlays', reading, readDecoration),
    metadata: readMetadata(metadata, { rows, cols, id }, problems),
    fog: readFog(source, rows, cols, metadata.known.get('foglight')),
    ...(id === '' ? {} : { id }),
    ...(names.length > 0 ? { notes: names } : {}),
  }
}

function readCell(cell: SourceObject): PuzzleCell {
  const given = (textOf(own(cell, 'value')) ?? '').slice(0, 40)
  const corner = marksOf(own(cell, 'pencilMarks') ?? own(cell, 'pencilmarks'))
  const centre = marksOf(own(cell, 'centremarks') ?? own(cell, 'centreMarks'))
  return given === '' && corner.length === 0 && centre.length === 0
    ? noCell
    : { given, corner, centre }
}

/** Given marks: a list, or a text of single marks or marks between commas. */
function marksOf(value: unknown): string[] {
  const text = textOf(value)
  const marks =
    text === undefined
      ? listOf(value)
          .slice(0, 100)
          .map((mark) => textOf(mark) ?? '')
      : text.includes(',')
        ? text.split(',')
        : [...text]
  return marks.map((mark) => mark.trim().slice(0, 40)).filter((mark) => mark !== '')
}

function readRegions(value: unknown, rows: number, cols: number, reading: PartReading): number[][] {
  const source = listOf(value)
  if (source.length > rows * cols * 4) {
    const count = source.length.toLocaleString('en')
    reading.problems.add('regions', `The puzzle lists ${count} regions; only the first are used`)
  }
  return source
    .slice(0, rows * cols * 4)
    .map((region) => indicesOf(cellsOf(region), rows, cols))
    .filter((region) => region.length > 0)
}
