import type { CatalogueEntry } from '@/data/library/manifest'
import { findingCount } from '@/domain/library/listEntries'
import { counted } from '../ui/counted'

export interface Quality {
  readonly tone: 'ok' | 'warn' | 'plain'
  readonly text: string
  /** The whole story, for the tooltip. */
  readonly detail: string
}

/** A row's badge: the publishers' verdict, and how many findings there are beside it. */
export function qualityOf(
  entry: Pick<CatalogueEntry, 'verdict' | 'findings' | 'problems' | 'axis'>,
): Quality {
  const findings = findingCount(entry)
  const kinds = Object.entries(entry.findings)
    .map(([kind, count]) => `${count} ${kind.replaceAll('-', ' ')}`)
    .join(', ')
  const said =
    entry.verdict === ''
      ? entry.axis === 'text'
        ? 'none, the row is text without states'
        : 'not judged'
      : entry.verdict
  const detail = [
    `Verdict: ${said}`,
    findings > 0 ? `Findings: ${kinds}` : 'No findings',
    entry.problems > 0 ? `${entry.problems} unreadable parts` : '',
  ]
    .filter(Boolean)
    .join('. ')
  if (entry.verdict !== '' && entry.verdict !== 'Success')
    return { tone: 'warn', text: entry.verdict, detail }
  if (findings > 0)
    return {
      tone: 'warn',
      text: counted(findings, 'finding'),
      detail,
    }
  if (entry.verdict === 'Success') return { tone: 'ok', text: 'Success', detail }
  return { tone: 'plain', text: entry.axis === 'text' ? 'Text only' : 'Not judged', detail }
}
