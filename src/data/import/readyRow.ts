import type { CarrierRow } from '@/data/carrierRow'
import { gzip } from '@/data/library/gzip'
import { listRow } from '@/data/library/listRow'
import { packTrace } from '@/data/library/packTrace'
import { searchPartBytes } from '@/data/search/partOfTrace'
import type { ReadyRow } from './keepRow'

/** A carrier's row, listed and packed. */
export async function readyRow(row: CarrierRow, file: string): Promise<ReadyRow> {
  const { listed, problems } = listRow(row, file)
  if (!listed) return { row: row.row, item: null, trace: null, words: null, problems }
  const [trace, words] = await Promise.all([
    packTrace(row.value),
    gzip(searchPartBytes(listed.trace, listed.entry)),
  ])
  const item = { entry: { ...listed.entry, bytes: trace.length }, picture: listed.picture }
  return { row: row.row, item, trace, words, problems }
}
