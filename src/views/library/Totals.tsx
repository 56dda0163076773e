import { useMemo } from 'react'
import type { ListedFacts } from '@/domain/library/listEntries'
import { totalsOf } from '@/domain/library/totalsOf'
import styles from './LibraryScreen.module.css'

/** How sound everything is that is loaded, in one line. */
export function Totals({ entries }: { entries: readonly ListedFacts[] }) {
  const totals = useMemo(() => totalsOf(entries), [entries])
  const { rows, success, otherVerdicts, unjudged, withFindings, findings } = totals
  const parts = [
    `${count(success)} Success`,
    otherVerdicts > 0 ? `${count(otherVerdicts)} with another verdict` : '',
    unjudged > 0 ? `${count(unjudged)} without a verdict` : '',
    withFindings > 0
      ? `${count(withFindings)} with findings (${count(findings)} in all)`
      : 'no findings',
  ]
  return (
    <p className={styles.totals}>
      Of {count(rows)} loaded: {parts.filter(Boolean).join(' · ')}
    </p>
  )
}

const count = (n: number) => n.toLocaleString('en')
