import { cellsOf } from './cellRefs'
import { limits } from './limits'
import { shown } from './problemLog'
import type { Cage } from './puzzle'
import { given, type PartReading, readColour, readName, readPass } from './readParts'
import { flagOf, listOf, own, type SourceObject, textOf } from './sourceValue'

const keys = new Set(
  `cells value unique hidden style type outlineC fontC borderColor textColor`.split(' '),
)

/** A cage with cells; null if it has none (those carry metadata). Cells that are no cells are left out. */
export function readCage(part: SourceObject, path: string, reading: PartReading): Cage | null {
  if (reading.pointsLeft <= 0) return null
  const source = own(part, 'cells')
  const cells = cellsOf(source).filter(([r, c]) => Number.isInteger(r) && Number.isInteger(c))
  const listed = listOf(source)
  if (Array.isArray(source) && cells.length < listed.length) {
    const odd = listed.find((cell) => Array.isArray(cell) && cellsOf([cell]).length === 0)
    if (odd !== undefined)
      reading.problems.add(path, `The cage leaves out ${shown(odd)}: it is not a cell of the board`)
  }
  if (cells.length === 0) return null
  if (cells.length > reading.pointsLeft) {
    reading.problems.add(path, 'Left out from here on: more cage cells than a board can show')
    reading.pointsLeft = 0
    return null
  }
  reading.pointsLeft -= cells.length
  const style = own(part, 'style')
  return {
    cells,
    value: (textOf(own(part, 'value')) ?? '').slice(0, limits.label),
    unique: flagOf(own(part, 'unique')),
    hidden: flagOf(own(part, 'hidden')),
    pass: readPass(part, keys),
    ...given({
      style: style === null ? null : readName(part, 'style'),
      type: readName(part, 'type'),
      outlineColour:
        readColour(part, 'outlineC', path, reading) ??
        readColour(part, 'borderColor', path, reading),
      fontColour:
        readColour(part, 'fontC', path, reading) ?? readColour(part, 'textColor', path, reading),
    }),
  }
}
