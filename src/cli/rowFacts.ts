import { judgeRow } from '@/domain/lm/judgeRow'
import { cellName } from '@/domain/trace/cellName'
import type { Finding, FindingKind } from '@/domain/trace/trace'
import { countBy } from './countBy'
import type { FileRow } from './rows'
import { traceOfRow } from './traceOfRow'

/** Every kind of finding, in the order of a table's columns. */
export const FINDING_KINDS: readonly FindingKind[] = [
  'state-mismatch',
  'state-unreadable',
  'state-size',
  'action-unreadable',
  'action-impossible',
  'wrong-digit',
  'time-backward',
  'time-repeated',
  'time-missing',
  'gap',
  'word-outside-segment',
  'word-time-backward',
  'repeated-sentence',
  'low-probability',
  'speech-off-axis',
]

/** What an audit says of one row; everything but the place it came from is null when the row could not be read. */
export interface RowFacts {
  readonly source: string
  readonly row: number
  readonly youtube_id: string | null
  readonly puzzle_id: string | null
  readonly title: string | null
  readonly author: string | null
  readonly verdict: string | null
  readonly status: string | null
  /** Where the verdict fell. */
  readonly place: {
    readonly group: number | null
    /** `r3c7`. */
    readonly cell: string | null
    readonly path: string
    readonly message: string
  } | null
  readonly hasSolution: boolean | null
  readonly rows: number | null
  readonly cols: number | null
  readonly groups: number | null
  readonly actions: number | null
  readonly words: number | null
  readonly duration: number | null
  /** Findings by kind. */
  readonly findings: Readonly<Record<string, number>> | null
  /** Every finding, by time; `cell` is `r3c7`. */
  readonly details: readonly (Omit<Finding, 'cell'> & { readonly cell: string | null })[] | null
  readonly problems: readonly { readonly path: string; readonly message: string }[]
}

/** Reads, decodes, replays and judges one row. */
export function rowFacts(row: FileRow): RowFacts {
  const { entry, trace, problems } = traceOfRow(row)
  const judged = entry && judgeRow(entry)
  const name = (cell: number | null) =>
    cell === null || !trace ? null : cellName(cell, trace.cols)
  return {
    source: row.source,
    row: row.row,
    youtube_id: trace?.youtubeId ?? null,
    puzzle_id: trace?.puzzleId ?? null,
    title: trace?.puzzle.title ?? null,
    author: trace?.puzzle.author ?? null,
    verdict: judged?.verdict ?? null,
    status: judged?.status ?? null,
    place: judged?.place ? { ...judged.place, cell: name(judged.place.cell) } : null,
    hasSolution: trace && trace.solution !== null,
    rows: trace?.rows ?? null,
    cols: trace?.cols ?? null,
    groups: trace?.groups.count ?? null,
    actions: trace?.groups.actions.length ?? null,
    words: trace?.words.count ?? null,
    duration: trace?.duration ?? null,
    findings: trace && countBy(trace.findings, ({ kind }) => kind),
    details: trace?.findings.map((finding) => ({ ...finding, cell: name(finding.cell) })) ?? null,
    problems,
  }
}

/** All findings together. */
export function findingTotal({ findings }: RowFacts): number {
  return Object.values(findings ?? {}).reduce((sum, count) => sum + count, 0)
}
