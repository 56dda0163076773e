import type { RawEntry } from '../trace/rawEntry'
import { statusOf, statusOfEnd } from './statusOf'
import { type RowVerdict, verdictOf } from './verdict'

/** What the publishers' code says of a row in all. */
export interface RowJudgement extends RowVerdict {
  /** `Interleaved.status`: how making the text goes. */
  readonly status: string
}

/**
 * Verdict and status of a row for little more than the verdict alone: the groups that the replay went through stop nothing
 * and hold no solution, so that the status needs only those from the failing one on.
 */
export function judgeRow(entry: RawEntry): RowJudgement {
  const judged = verdictOf(entry)
  return { ...judged, status: statusAfter(entry, judged) }
}

function statusAfter(entry: RawEntry, { verdict, place, group }: RowVerdict): string {
  if (verdict === 'Solution mismatch') return statusOfEnd(entry, false)
  // The publishers' text never looks at the first group's state: a row solved there is solved later, or not at all.
  if (verdict === 'Success' && group !== null && group > 0) return statusOfEnd(entry, true)
  return statusOf(entry, Math.max(1, place?.group ?? 1))
}
