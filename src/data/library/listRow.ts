import type { CarrierRow } from '@/data/carrierRow'
import { verdictOf } from '@/domain/lm/verdict'
import type { RawEntry } from '@/domain/trace/rawEntry'
import type { Trace } from '@/domain/trace/trace'
import { catalogueEntryOf } from './catalogueEntryOf'
import type { LibraryProblem } from './library'
import type { CatalogueEntry } from './manifest'
import { type Picture, pictureOf } from './picture'
import { traceOfValue } from './traceOfValue'

/** A raw row, gone through once: what a catalogue says of it. */
export interface ListedRow {
  /** Null when the row is none of the dataset's. */
  readonly listed: {
    readonly entry: CatalogueEntry
    readonly picture: Picture
    /** Null for a processed row: it is text. */
    readonly raw: RawEntry | null
    readonly trace: Trace
  } | null
  /** What stands in the way of using all of it. A row's own problems are counted in its entry, not repeated here. */
  readonly problems: readonly LibraryProblem[]
}

/** Lists a carrier's row. `file` is what problems call its file; `bytes` its packed size, 0 when it is not packed. */
export function listRow(row: CarrierRow, file: string, bytes = 0): ListedRow {
  const lost = row.problems.map((problem) => ({ ...problem, file, row: row.row }))
  if (row.value === null) return { listed: null, problems: lost }
  const { raw, trace, problems } = traceOfValue(row.value, row.problems)
  if (!trace)
    return {
      listed: null,
      problems: problems.map((problem) => ({ ...problem, file, row: row.row })),
    }
  const entry = catalogueEntryOf(trace, {
    bytes,
    verdict: raw ? verdictOf(raw).verdict : '',
    origin: { file, row: row.row },
  })
  return { listed: { entry, picture: pictureOf(trace.puzzle), raw, trace }, problems: lost }
}
