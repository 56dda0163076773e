import { cellsOf } from '../cellRefs'
import { limits } from '../limits'
import { type ProblemLog, shown } from '../problemLog'
import type { Point } from '../puzzle'
import { isObject, listOf, own, type SourceObject } from '../sourceValue'
import { cage, disjointGroups, styledCage } from './cages'
import { convertCells, convertColours, convertRegions, convertSolution, gridRows } from './grid'
import { arrow, betweenLine, line, littleKiller, plainLine, thermometer } from './lines'
import { clone, dot, extremum, outsideClue, parity, quadruple, shape, text, xv } from './shapes'
import { type Convert, light, type Sheet } from './sheet'

/** How each constraint is drawn (`sudokupad.md`'s table, checked against what SudokuPad drew). */
const conversions: ReadonlyMap<string, Convert> = new Map([
  ['clone', clone],
  ['thermometer', thermometer],
  ['killercage', cage(true)],
  ['arrow', arrow],
  ['difference', dot('#FFFFFF', '#000000')],
  ['ratio', dot('#000000', '#FFFFFF')],
  ['betweenline', betweenLine],
  ['quadruple', quadruple],
  ['rectangle', shape(false)],
  ['circle', shape(true)],
  ['text', text],
  ['palindrome', plainLine('#CFCFCF', 16)],
  ['line', line],
  ['minimum', extremum(0.39, 0.44)],
  ['maximum', extremum(0.44, 0.39)],
  ['cage', cage(false)],
  ['extraregion', styledCage('extraregion', true)],
  ['even', parity(false)],
  ['odd', parity(true)],
  ['xv', xv],
  ['littlekillersum', littleKiller],
  ['sandwichsum', outsideClue],
  ['xsum', outsideClue],
  ['skyscraper', outsideClue],
  ['rowindexer', styledCage('fpRowIndexer', false)],
  ['columnindexer', styledCage('fpColumnIndexer', false)],
  ['boxindexer', styledCage('fpBoxIndexer', false)],
])

/** These first, in this order; the others as the source lists them. Order is what lies over what. */
const first =
  `clone grid disjointgroups thermometer killercage arrow difference ratio betweenline lockout quadruple
  rectangle circle text palindrome line minimum maximum`.split(/\s+/)

/**
 * Turns an f-puzzles object into SudokuPad's source form, to be read like any other. Constraints without a drawing
 * of their own (`whispers`, `lockout`, `antiknight`, …) are rules only; f-puzzles sends their lines as `line`.
 */
export function fromFPuzzles(source: SourceObject, problems: ProblemLog): SourceObject {
  const grid = gridRows(source)
  const cols = grid.reduce((most, row) => Math.max(most, row.length), 0)
  const regions = convertRegions(grid.slice(0, limits.side), Math.min(cols, limits.side))
  const sheet: Sheet = {
    rows: grid.length,
    cols,
    cages: [],
    lines: [],
    arrows: [],
    underlays: [],
    overlays: [],
    foglight: null,
    metadata: {
      title: own(source, 'title'),
      author: own(source, 'author'),
      rules: own(source, 'ruleset'),
      solution: convertSolution(source, grid),
      msgcorrect: own(source, 'successMessage'),
      antiking: own(source, 'antiking') === true,
      antiknight: own(source, 'antiknight') === true,
    },
  }
  const rest = Object.keys(source).filter((key) => !first.includes(key))
  for (const key of [...first, ...rest]) {
    const value = own(source, key)
    if (key === 'grid') convertColours(grid.slice(0, limits.side), sheet)
    else if (key === 'disjointgroups') {
      if (value === true) sheet.cages.push(...disjointGroups(regions))
    } else if (key === 'diagonal+' || key === 'diagonal-') {
      const rising = key === 'diagonal+'
      const wayPoints = rising
        ? [
            [grid.length, 0],
            [0, cols],
          ]
        : [
            [0, 0],
            [grid.length, cols],
          ]
      if (value === true) sheet.lines.push({ wayPoints, color: '#34BBE6', thickness: 2 })
    } else if (key === 'foglight' || key === 'fogofwar') addFog(value, key === 'fogofwar', sheet)
    else convertList(key, value, sheet, problems)
  }
  return {
    cells: convertCells(grid, cols),
    regions,
    cages: sheet.cages,
    lines: sheet.lines,
    arrows: sheet.arrows,
    underlays: sheet.underlays,
    overlays: sheet.overlays,
    metadata: sheet.metadata,
    ...(sheet.foglight === null ? {} : { foglight: sheet.foglight }),
    ...(own(source, 'triggereffect') === undefined
      ? {}
      : { triggereffect: own(source, 'triggereffect') }),
  }
}

function convertList(key: string, value: unknown, sheet: Sheet, problems: ProblemLog): void {
  const convert = conversions.get(key)
  if (!convert) return
  if (!Array.isArray(value)) {
    if (value) problems.add(key, `Left out: ${shown(value)} is no list`)
    return
  }
  if (value.length > limits.parts) {
    const [is, most] = [value.length, limits.parts].map((count) => count.toLocaleString('en'))
    problems.add(key, `The puzzle lists ${is} of ${key}; only the first ${most} are used`)
  }
  const listed: unknown[] = value.slice(0, limits.parts)
  listed.forEach((one, index) => {
    if (one && !isObject(one))
      problems.add(`${key}[${index}]`, `Left out: ${shown(one)} draws nothing`)
  })
  const all = listed.filter(isObject)
  for (const constraint of all) {
    // Some constraints make several parts; what is beyond a board is said when the parts are read.
    const parts = [sheet.cages, sheet.lines, sheet.arrows, sheet.underlays, sheet.overlays]
    if (parts.some((list) => list.length > limits.parts)) break
    convert(constraint, sheet, all)
  }
}

/** Cells lit from the start: the listed ones, or for `fogofwar` the 3 × 3 round each. */
function addFog(value: unknown, around: boolean, sheet: Sheet): void {
  if (!Array.isArray(value) && typeof value !== 'string') return
  const listed = cellsOf(value)
  for (const item of listOf(value).slice(0, limits.parts))
    if (isObject(item))
      listed.push(...cellsOf(own(item, 'cells') ?? [own(item, 'cell')]).slice(0, 400))
  const reach = around ? [-1, 0, 1] : [0]
  const cells = listed
    .slice(0, limits.points)
    .flatMap(([row, col]) => reach.flatMap((r) => reach.map((c): Point => [row + r, col + c])))
  light(sheet, cells)
}
