import type { CarrierRow } from '@/data/carrierRow'
import { verdictOf } from '@/domain/lm/verdict'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import type { RawEntry } from '@/domain/trace/rawEntry'
import { readEntry } from '@/domain/trace/readEntry'
import type { Trace } from '@/domain/trace/trace'
import { catalogueEntryOf } from './catalogueEntryOf'
import type { LibraryProblem } from './library'
import type { CatalogueEntry } from './manifest'
import { type Picture, pictureOf } from './picture'

/** A raw row, gone through once: what a catalogue says of it. */
export interface ListedRow {
  /** Null when the row is none of the dataset's. */
  readonly listed: {
    readonly entry: CatalogueEntry
    readonly picture: Picture
    readonly raw: RawEntry
    readonly trace: Trace
  } | null
  /** What stands in the way of using all of it. A row's own problems are counted in its entry, not repeated here. */
  readonly problems: readonly LibraryProblem[]
}

/** Lists a carrier's row. `file` is what problems call its file; `bytes` its packed size, 0 when it is not packed. */
export function listRow(row: CarrierRow, file: string, bytes = 0): ListedRow {
  const lost = row.problems.map((problem) => ({ ...problem, file, row: row.row }))
  if (row.value === null) return { listed: null, problems: lost }
  const { entry: raw, problems } = readEntry(row.value)
  if (!raw)
    return {
      listed: null,
      problems: [...lost, ...problems.map((problem) => ({ ...problem, file, row: row.row }))],
    }
  const trace = decodeTrace(raw, [...row.problems, ...problems])
  const entry = catalogueEntryOf(trace, {
    bytes,
    verdict: verdictOf(raw).verdict,
    origin: { file, row: row.row },
  })
  return { listed: { entry, picture: pictureOf(raw.puzzle_data), raw, trace }, problems: lost }
}
