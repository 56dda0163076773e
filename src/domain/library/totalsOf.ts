import { findingCount, type ListedFacts } from './listEntries'

/** What is loaded, counted: rows by what the publishers' checks say of them, and rows with findings. */
export interface Totals {
  readonly rows: number
  readonly success: number
  /** Rows with any other verdict. */
  readonly otherVerdicts: number
  /** Rows without a verdict: processed ones, and those looked at from afar. */
  readonly unjudged: number
  /** Rows with at least one finding, whatever their verdict. */
  readonly withFindings: number
  /** Findings of all rows. */
  readonly findings: number
}

export function totalsOf(entries: readonly Pick<ListedFacts, 'verdict' | 'findings'>[]): Totals {
  let success = 0
  let unjudged = 0
  let withFindings = 0
  let findings = 0
  for (const entry of entries) {
    if (entry.verdict === 'Success') success++
    else if (entry.verdict === '') unjudged++
    const count = findingCount(entry)
    findings += count
    if (count > 0) withFindings++
  }
  const rows = entries.length
  const otherVerdicts = rows - success - unjudged
  return { rows, success, otherVerdicts, unjudged, withFindings, findings }
}
