import type { CarrierRow } from '../carrierRow'
import { lost } from './jsonRow'

/** The answer for a row beyond the end. */
export function noSuchRow(name: string, index: number, rowCount: number | null): CarrierRow {
  const has = rowCount === null ? 'fewer rows' : rowCount === 1 ? '1 row' : `${rowCount} rows`
  return lost(index, `${name} has ${has}; there is no row ${index} (rows count from 0).`)
}
