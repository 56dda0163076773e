import type { ActionType } from '@/domain/board/action'
import { techniquesHeard } from '@/domain/search/techniquesHeard'
import type { Trace } from '@/domain/trace/trace'
import { boardText } from './boardText'
import type { CatalogueEntry, RowOrigin } from './manifest'
import { traceFile, traceKey } from './traceKey'

/** What the trace itself does not say. */
export interface EntryFacts {
  /** Packed size. */
  readonly bytes: number
  /** The publishers' verdict; '' when it was not worked out. */
  readonly verdict: string
  readonly origin: RowOrigin | null
  /** Which of several rows with the same ids it is, 0 for the first. */
  readonly copy?: number
}

/** The catalogue's line for a decoded trace. A trace without groups has an empty final board. */
export function catalogueEntryOf(trace: Trace, facts: EntryFacts): CatalogueEntry {
  const { puzzle, groups } = trace
  const key = traceKey(trace.youtubeId, trace.puzzleId, facts.copy)
  return {
    key,
    file: traceFile(key),
    youtubeId: trace.youtubeId,
    puzzleId: trace.puzzleId,
    number: puzzle.sequential_number,
    title: puzzle.title,
    author: puzzle.author,
    date: puzzle.date,
    rows: trace.rows,
    cols: trace.cols,
    duration: trace.duration,
    ...(trace.axis === 'text' ? { axis: 'text' as const } : {}),
    groups: groups.count,
    actions: countBy(groups.actions, (action) => action.type) as Partial<
      Record<ActionType, number>
    >,
    words: trace.words.count,
    hasSolution: trace.solution !== null,
    solvedAt: trace.markers.find((marker) => marker.kind === 'solved')?.time ?? null,
    verdict: facts.verdict,
    findings: countBy(trace.findings, (finding) => finding.kind),
    problems: trace.problems.length,
    cracking: puzzle.lgc_timestamp,
    techniques: techniquesHeard(trace.words),
    bytes: facts.bytes,
    initial: boardText(trace.givens),
    final: boardText(finalValues(trace)),
    origin: facts.origin,
  }
}

/** Per cell: the value of the last group's board, the given where that is empty. */
function finalValues({ givens, groups }: Trace): string[] {
  const first = (groups.count - 1) * givens.length
  return givens.map((given, cell) => {
    const index = groups.boards[first + cell]
    return (index === undefined ? '' : groups.palette[index]?.value) || given
  })
}

/** Counts in the order of the names, so that equal traces give equal text. */
function countBy<T>(items: readonly T[], name: (item: T) => string): Record<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}
