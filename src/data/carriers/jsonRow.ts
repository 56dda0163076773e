import type { Problem } from '@/domain/problem'
import type { CarrierRow } from '../carrierRow'
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
  if (text.fault === 'cut') return lost(row, `${where}: ${CUT}`)
  const parsed = parseJson(text.bytes)
  if (parsed.error !== null) {
    const rest = parsed.error.includes('cut off') ? CUT : `${parsed.error}. This row is left out.`
    return lost(row, `${where}: ${rest}`)
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

/** A row the carrier could not give, and why. */
export function lost(row: number, message: string): CarrierRow {
  return { row, value: null, problems: [{ path: '', message }] }
}

const CUT =
  'the file is cut off in the middle of this row. The rows before it are whole; download or export the file again for the rest.'
const LEFT_OUT = 'This row is left out: export it again, or take it out of the file.'
