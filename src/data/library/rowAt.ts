import type { Carrier } from '@/data/carrierRow'
import { missing } from './folderLibrary'
import { LibraryFault } from './library'

/** Where a library's row lies: in an open file. */
export interface RowPlace {
  readonly carrier: Carrier
  /** Zero-based. */
  readonly row: number
}

/** Reads a row where it lies. Rejects with a LibraryFault that names file and row; `place` undefined is a missing trace. */
export async function rowAt(
  place: RowPlace | undefined,
  key: string,
  signal?: AbortSignal,
): Promise<unknown> {
  if (!place) throw missing('', key)
  const { value, problems } = await place.carrier.row(place.row, signal)
  if (value !== null && value !== undefined) return value
  const file = place.carrier.name
  const message = problems[0]?.message ?? `Row ${place.row} of ${file} could not be read.`
  throw new LibraryFault('damaged', { file, row: place.row, path: '', message })
}
