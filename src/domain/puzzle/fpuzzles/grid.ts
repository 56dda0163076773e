import { boxesFor } from '../boxesFor'
import { limits } from '../limits'
import { isObject, listOf, numberOf, own, type SourceObject, textOf } from '../sourceValue'
import { middleOf, type Sheet } from './sheet'

/** f-puzzles' numbered cell colours, by index (observed from SudokuPad). */
const palette = [
  '#a8a8a8a8',
  '#000',
  '#ffa0a0',
  '#ffdf61',
  '#feffaf',
  '#b0ffb0',
  '#61d060',
  '#d0d0ff',
  '#8180f0',
  '#ff08ff',
  '#ffd0d0',
]

/** Whether a decoded object is f-puzzles' own form rather than SudokuPad's. */
export function isFPuzzles(source: SourceObject): boolean {
  if (Array.isArray(own(source, 'cells'))) return false
  return Array.isArray(own(source, 'grid')) || numberOf(own(source, 'size')) !== undefined
}

/** The rows of an f-puzzles grid, filled up to its `size`; what is not a list is an empty row. */
export function gridRows(source: SourceObject): (readonly unknown[])[] {
  // One more than can be drawn is enough to be refused for its size.
  const most = limits.side + 1
  const grid = listOf(own(source, 'grid')).slice(0, most).map(listOf)
  const stated = numberOf(own(source, 'size'))
  const size = stated !== undefined && Number.isInteger(stated) ? Math.min(stated, most) : 0
  while (grid.length < size) grid.push([])
  if (grid[0] && grid[0].length < size)
    grid[0] = [...grid[0], ...Array.from({ length: size - grid[0].length }, () => ({}))]
  return grid
}

/** The grid's cells in SudokuPad's source form: only `given` values count; user's marks become given marks. */
export function convertCells(
  grid: readonly (readonly unknown[])[],
  cols: number,
): SourceObject[][] {
  return grid.map((row) =>
    Array.from({ length: Math.min(cols, limits.side + 1) }, (_, col) => {
      const cell = row[col]
      if (!isObject(cell)) return {}
      const value = textOf(own(cell, 'value'))
      const centre = [own(cell, 'centerPencilMarks'), own(cell, 'givenPencilMarks')].find(
        (marks) => listOf(marks).length > 0,
      )
      return {
        ...(own(cell, 'given') && value !== undefined ? { value } : {}),
        ...(centre === undefined ? {} : { centremarks: centre }),
        ...(listOf(own(cell, 'cornerPencilMarks')).length > 0
          ? { pencilMarks: own(cell, 'cornerPencilMarks') }
          : {}),
      }
    }),
  )
}

/** Regions by the cells' `region` numbers; a cell without one lies in its ordinary box, one with null in none. */
export function convertRegions(
  grid: readonly (readonly unknown[])[],
  size: number,
): [row: number, col: number][][] {
  const boxOf = new Map<number, number>()
  boxesFor(size, size).forEach((cells, box) => {
    for (const cell of cells) boxOf.set(cell, box)
  })
  const regions = new Map<number, [number, number][]>()
  grid.forEach((row, r) => {
    for (let c = 0; c < size; c++) {
      const cell = row[c]
      const stated = isObject(cell) ? own(cell, 'region') : undefined
      if (stated === null) continue
      const region = numberOf(stated) ?? boxOf.get(r * size + c)
      if (region === undefined) continue
      const cells = regions.get(region)
      if (cells) cells.push([r, c])
      else regions.set(region, [[r, c]])
    }
  })
  return [...regions.entries()].sort(([a], [b]) => a - b).map(([, cells]) => cells)
}

/** Coloured cells as underlays. Of several colours only the first is drawn, as SudokuPad does. */
export function convertColours(grid: readonly (readonly unknown[])[], sheet: Sheet): void {
  grid.forEach((row, r) => {
    row.forEach((cell, c) => {
      if (!isObject(cell)) return
      const stated = textOf(own(cell, 'c')) || textOf(listOf(own(cell, 'cArray'))[0])
      if (stated === undefined || stated === '') return
      const backgroundColor = /^\d{1,2}$/.test(stated) ? palette[Number(stated)] : stated
      const center = middleOf([[r, c]])
      if (backgroundColor !== undefined)
        sheet.underlays.push({ center, width: 1, height: 1, backgroundColor })
    })
  })
}

/** The solution: stated, or the grid itself when every cell of it holds one digit. */
export function convertSolution(
  source: SourceObject,
  grid: readonly (readonly unknown[])[],
): unknown {
  const stated = own(source, 'solution')
  if ((Array.isArray(stated) && stated.length > 0) || textOf(stated)) return stated
  const values: string[] = []
  for (const row of grid)
    for (const cell of row) {
      const value = isObject(cell) ? (textOf(own(cell, 'value')) ?? '') : ''
      if (value.length !== 1) return undefined
      values.push(value)
    }
  return values.length > 0 ? values.join('') : undefined
}
