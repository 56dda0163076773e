import type { Problem } from '@/domain/problem'
import type { CarrierRow } from '../carrierRow'
import { type JsonFault, jsonFault } from './jsonFault'
import { parseJson } from './parseJson'
import { MAX_ROW_BYTES, type RowText } from './rowText'
import { isObject, unwrapRow } from './wrappers'

/** A row cut out of a JSON file, parsed; what is wrong with it names file, row and line. */
export function jsonRow(name: string, row: number, text: RowText): CarrierRow {
  const where = `${name}, row ${row} (line ${text.line})`
  if (text.fault === 'too-long') {
    const limit = MAX_ROW_BYTES / 1024 / 1024
    return lost(row, `${where}: longer than ${limit} MB, more than a row can be. It is left out.`)
  }
  if (text.fault === 'cut') {
    const fault = jsonFault(text.bytes)
    if (!fault || fault.cut) return lost(row, `${where}: ${CUT}`)
    return lost(row, `${where}: ${brokenAt(text, fault)}. ${NO_END}`)
  }
  const parsed = parseJson(text.bytes)
  if (parsed.error !== null) {
    if (parsed.fault?.cut) return lost(row, `${where}: ${CUT}`)
    const what = parsed.fault ? brokenAt(text, parsed.fault) : parsed.error
    return lost(row, `${where}: ${what}. This row is left out.`)
  }
  const notes = parsed.notes.map((note): Problem => ({ path: '', message: `${where}: ${note}.` }))
  return rowOfValue(name, row, parsed.value, notes)
}

/** A parsed value as a row: taken out of a rows-API wrapper, refused when it is not an object. */
export function rowOfValue(
  name: string,
  row: number,
  value: unknown,
  notes: readonly Problem[] = [],
): CarrierRow {
  const unwrapped = unwrapRow(value)
  if (!isObject(unwrapped.value)) {
    const what = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
    const wrong = `${what}, where an object with action_data is expected`
    return lost(row, `${name}, row ${row}: ${wrong}. ${LEFT_OUT}`)
  }
  return { row, value: unwrapped.value, problems: [...notes, ...unwrapped.problems] }
}

/** Where in the (inflated) file a row is broken. */
function brokenAt({ offset, line, bytes }: RowText, { at }: JsonFault): string {
  let broken = line
  for (let i = 0; i < at; i++) if (bytes[i] === NEWLINE) broken++
  const place = (offset + at).toLocaleString('en')
  return `not readable as JSON: it is broken at byte ${place} of the file${broken === line ? '' : `, in line ${broken}`}`
}

/** A row the carrier could not give, and why. */
export function lost(row: number, message: string): CarrierRow {
  return { row, value: null, problems: [{ path: '', message }] }
}

const CUT =
  'the file is cut off in the middle of this row. The rows before it are whole; download or export the file again for the rest.'
const NO_END =
  'Where this row ends cannot be told, so it and what follows are left out. The rows before it are whole; download or export the file again for the rest.'
const NEWLINE = 0x0a
const LEFT_OUT = 'This row is left out: export it again, or take it out of the file.'
