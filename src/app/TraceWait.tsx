import { useEffect, useState } from 'react'
import type { CatalogueEntry } from '@/data/library/manifest'
import { titleOf } from '@/state/titleOf'
import { AppBar } from '@/views/ui/AppBar'
import { Button } from '@/views/ui/Button'
import styles from './App.module.css'

export interface TraceWaitProps {
  entry: CatalogueEntry
  error: Error | null
  onRetry(): void
  onHome(): void
}

/** Milliseconds before waiting is worth a word. */
const PATIENCE = 300

/** What is being fetched: a packed solve's size, or where a row is read out of. */
function amountOf({ bytes, light, origin }: CatalogueEntry): string {
  if (light) return ` alone out of ${origin?.file ?? 'its file'}, a few MB`
  return bytes > 0 ? `, ${(bytes / 1000).toFixed(0)} kB` : ''
}

/** While a solve is being read, or when it cannot be: what failed, why, and the way on. */
export function TraceWait({ entry, error, onRetry, onHome }: TraceWaitProps) {
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  const title = titleOf(entry)
  return (
    <>
      <AppBar homeHref="?" onHome={onHome} onHelp={onHome} place={<strong>{title}</strong>} />
      <main className={styles.message}>
        {error ? (
          <>
            <h1>“{title}” could not be opened.</h1>
            <p>{error.message}</p>
            <div className={styles.buttons}>
              <Button look="solid" onClick={onRetry}>
                Try again
              </Button>
              <Button onClick={onHome}>Back to the library</Button>
            </div>
          </>
        ) : (
          <p role="status">{patient ? '' : `Reading “${title}”${amountOf(entry)}…`}</p>
        )}
      </main>
    </>
  )
}
