import { cellsOf } from '../cellRefs'
import { metadataName } from '../metadataNames'
import { own, type SourceObject, textOf } from '../sourceValue'
import { type Convert, light, type Sheet } from './sheet'

/** A killer or cosmetic cage; one that says `FOW`, `FOGLIGHT` or `name: text` is a note to the app instead. */
export function cage(unique: boolean): Convert {
  return (constraint, sheet) => {
    const value = textOf(own(constraint, 'value')) ?? ''
    const cells = cellsOf(own(constraint, 'cells'))
    if (/^\s*(FOW|FOG ?LIGHTS?)\s*$/i.test(value)) {
      light(sheet, cells)
      return
    }
    const note = /^\s*([a-z][a-z ]{1,30}?)\s*:\s*(\S[\s\S]*)$/i.exec(value)
    if (note && addNote(sheet, note[1]!, note[2]!)) return
    if (cells.length === 0) return
    sheet.cages.push({
      cells,
      value,
      unique,
      outlineC: own(constraint, 'outlineC'),
      fontC: own(constraint, 'fontC'),
    })
  }
}

/** A cage of a style of its own, such as an extra region. */
export function styledCage(style: string, unique: boolean): Convert {
  return (constraint, sheet) => {
    const cells = cellsOf(own(constraint, 'cells') ?? [own(constraint, 'cell')])
    const value = textOf(own(constraint, 'value')) ?? ''
    if (cells.length > 0) sheet.cages.push({ cells, value, style, unique })
  }
}

function addNote(sheet: Sheet, name: string, text: string): boolean {
  const known = metadataName(name)?.name ?? (/^msg[a-z]+$/i.test(name) ? name.toLowerCase() : null)
  if (known === null) return false
  const before = sheet.metadata[known]
  sheet.metadata[known] =
    known === 'rules' && typeof before === 'string' && before !== '' ? `${before}\n${text}` : text
  return true
}

/** Sets of cells at the same place of each box, which no drawing shows but a conflict check needs. */
export function disjointGroups(regions: readonly (readonly unknown[])[]): SourceObject[] {
  const size = regions[0]?.length ?? 0
  if (size === 0 || regions.some((region) => region.length !== size)) return []
  return Array.from({ length: size }, (_, place) => ({
    cells: regions.map((region) => region[place]),
    type: 'disjoint',
    unique: true,
    hidden: true,
  }))
}
